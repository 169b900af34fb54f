# Short names for the Maven commands; the build itself is pom.xml (product.xml is the program, lab/pom.xml what only developers need).
MVN ?= mvn
BENCH ?= .*

.PHONY: all check format run bench clean

all:
	$(MVN) -q compile

check:
	$(MVN) verify

format:
	$(MVN) -q spotless:apply

run:
	$(MVN) -q compile javafx:run

# One benchmark: make bench BENCH=NameOfIt
bench:
	$(MVN) -q test-compile dependency:build-classpath -Dmdep.outputFile=target/bench.classpath -Dmdep.includeScope=compile
	java -cp "lab/target/classes:$$(cat lab/target/bench.classpath)" org.openjdk.jmh.Main '$(BENCH)'

clean:
	$(MVN) -q clean
