// SPDX-License-Identifier: Apache-2.0
package sweeplab.format.replay;

/** MVF says of each event which buttons are down: what changed since the last one is what happened. */
final class MvfButtons {

    private final Recording recording;
    private boolean begun;
    private boolean left;
    private boolean middle;
    private boolean right;

    MvfButtons(Recording recording) {
        this.recording = recording;
    }

    // Some files begin where the first button is let go: then it went down there.
    void take(long millis, int x, int y, boolean leftNow, boolean middleNow, boolean rightNow) {
        if (!begun && !leftNow && !middleNow && !rightNow) {
            recording.addMoved(MouseEvent.Kind.LEFT_DOWN, millis, x, y);
            left = true;
        }
        begun = true;
        recording.addMoved(MouseEvent.Kind.MOVE, millis, x, y);
        change(left, leftNow, MouseEvent.Kind.LEFT_DOWN, MouseEvent.Kind.LEFT_UP, millis, x, y);
        change(right, rightNow, MouseEvent.Kind.RIGHT_DOWN, MouseEvent.Kind.RIGHT_UP, millis, x, y);
        change(middle, middleNow, MouseEvent.Kind.MIDDLE_DOWN, MouseEvent.Kind.MIDDLE_UP, millis, x, y);
        left = leftNow;
        middle = middleNow;
        right = rightNow;
    }

    private void change(
            boolean before, boolean now, MouseEvent.Kind down, MouseEvent.Kind up, long millis, int x, int y) {
        if (before != now) {
            recording.addMoved(now ? down : up, millis, x, y);
        }
    }
}
