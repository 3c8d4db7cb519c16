package sweeplab.play;

/** What came of one game; {@code left} counts the covered cells without a flag. */
public record Score(Result result, int probes, int guesses, int flags, int lives, int gold, int left) {}
