// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.terminal;

/** A program that has something done at its end: asked for in time, or when it is ending already. */
final class EndingProgram {

    private EndingProgram() {}

    public static void main(String[] args) {
        if (args[0].equals("late")) {
            Runtime.getRuntime().addShutdownHook(new Thread(EndingProgram::late));
        } else {
            AtEnd.then("done", () -> System.out.println("done"));
            AtEnd calledOff = AtEnd.then("called off", () -> System.out.println("called off"));
            calledOff.callOff();
        }
    }

    private static void late() {
        AtEnd end = AtEnd.then("done", () -> System.out.println("done"));
        System.out.println(end.callOff());
        Stoppable work =
                Stoppable.by(() -> System.out.println("stopped"), () -> System.out.println("nobody waits for this"));
        work.close();
        System.out.println("closed");
    }
}
