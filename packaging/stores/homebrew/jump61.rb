cask "jump61" do
  arch arm: "arm64", intel: "x86_64"

  version "@version@"
  sha256 arm:   "@sha256 Jump61-VERSION-arm64.dmg@",
         intel: "@sha256 Jump61-VERSION-x86_64.dmg@"

  url "@homepage@/releases/download/v#{version}/Jump61-#{version}-#{arch}.dmg"
  name "Jump61"
  desc "Board games Jump61 (JumpingCube), Checkers and Sim"
  homepage "@homepage@"

  app "Jump61.app"
  binary "#{appdir}/Jump61.app/Contents/MacOS/jump61-console"

  zap trash: [
    "~/Library/Application Support/jump61",
    "~/Library/Logs/jump61",
    "~/Library/Saved Application State/@app_id@.savedState",
  ]
end
