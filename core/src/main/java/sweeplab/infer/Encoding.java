package sweeplab.infer;

/** A way to say "between so many of these variables are true" in clauses. */
public interface Encoding {

    String name();

    void encode(int[] variables, int atLeast, int atMost, Clauses out);
}
