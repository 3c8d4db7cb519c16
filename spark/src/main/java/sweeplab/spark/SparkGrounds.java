// SPDX-License-Identifier: Apache-2.0
package sweeplab.spark;

import java.io.File;
import java.net.URISyntaxException;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import scala.jdk.javaapi.CollectionConverters;
import scala.reflect.ClassTag$;
import scala.runtime.AbstractFunction2;
import scala.runtime.BoxedUnit;
import sweeplab.arena.Grounds;
import sweeplab.arena.Plan;
import sweeplab.arena.RecordReader;
import sweeplab.arena.Span;

/** Plays on Spark: {@code local[N]} in this program, {@code spark://HOST:PORT} on a standalone cluster. A span is a task, played again elsewhere if its machine dies. */
public final class SparkGrounds implements Grounds {

    @Override
    public boolean knows(String address) {
        return address.matches("local\\[(\\d{1,4}|\\*)]|spark://[^\\s]+");
    }

    @Override
    public void play(String address, Plan plan, List<Span> spans, Taker taker) {
        try (JavaSparkContext spark = open(address)) {
            JavaRDD<Span> work = spark.parallelize(spans, spans.size());
            run(spark, work, plan, taker);
        }
    }

    private static JavaSparkContext open(String address) {
        try {
            return new JavaSparkContext(settings(address));
        } catch (RuntimeException e) {
            throw new IllegalStateException(brief(e), e);
        }
    }

    // Results are handed over task by task as they come, each once, whatever died in between.
    private static void run(JavaSparkContext spark, JavaRDD<Span> work, Plan plan, Taker taker) {
        List<Object> parts = IntStream.range(0, work.getNumPartitions())
                .<Object>mapToObj(i -> i)
                .toList();
        try {
            spark.sc()
                    .runJob(
                            work.rdd(),
                            new PlaySpans(plan),
                            CollectionConverters.asScala(parts).toSeq(),
                            new Delivery(spark, taker),
                            ClassTag$.MODULE$.apply(String[].class));
        } catch (Exception e) {
            // Being told to stop is no failure; Scala does not say which exceptions there are.
            if (taker.wantsMore()) {
                throw new IllegalStateException(brief(e), e);
            }
        }
    }

    private static String brief(Exception e) {
        return String.valueOf(e.getMessage()).lines().findFirst().orElse("no reason given");
    }

    /** Gives the lines of a task to the taker, and ends the work when no more are wanted. */
    private static final class Delivery extends AbstractFunction2<Object, String[], BoxedUnit> {

        private final JavaSparkContext spark;
        private final Taker taker;

        Delivery(JavaSparkContext spark, Taker taker) {
            this.spark = spark;
            this.taker = taker;
        }

        @Override
        public BoxedUnit apply(Object part, String[] lines) {
            for (String line : lines) {
                taker.take(RecordReader.read(line));
            }
            if (!taker.wantsMore()) {
                spark.sc().cancelAllJobs();
            }
            return BoxedUnit.UNIT;
        }
    }

    // What the user sets as -Dspark.… goes before this.
    private static SparkConf settings(String address) {
        SparkConf settings = new SparkConf()
                .setMaster(address)
                .setAppName("sweeplab arena")
                .setIfMissing("spark.ui.enabled", "false")
                .setIfMissing("spark.driver.maxResultSize", "0")
                .setIfMissing("spark.task.maxFailures", "20");
        if (address.matches("spark://(127\\.0\\.0\\.1|localhost)[:/].*") || address.startsWith("local")) {
            settings.setIfMissing("spark.driver.host", "127.0.0.1")
                    .setIfMissing("spark.driver.bindAddress", "127.0.0.1");
        }
        return address.startsWith("local") ? settings : settings.setJars(ours());
    }

    // Everything that lies beside the jar of this class is sent to the machines that play.
    private static String[] ours() {
        try {
            File here = new File(SparkGrounds.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
            File[] beside =
                    here.isFile() ? here.getParentFile().listFiles((folder, name) -> name.endsWith(".jar")) : null;
            return beside == null
                    ? new String[0]
                    : Arrays.stream(beside).map(File::getPath).toArray(String[]::new);
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
