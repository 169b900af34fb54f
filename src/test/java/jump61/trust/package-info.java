/**
 * Tests by the thousand: random input at every door, kills and full disks in the middle of a save, many games in one
 * process. The build runs a short form of each; {@code mvn -Ptrust -Dlong verify} runs the long form (docs/reliability.md).
 */
package jump61.trust;
