// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.grade;

import java.io.IOException;
import java.nio.file.Files;

/** A program that opens a room, says where it is, and leaves it when its input ends. */
final class RoomProgram {

    private RoomProgram() {}

    public static void main(String[] args) throws IOException {
        try (Room room = Room.open()) {
            Files.writeString(room.folder().resolve("notes.txt"), "");
            System.out.println(room.folder());
            System.in.read();
        }
    }
}
