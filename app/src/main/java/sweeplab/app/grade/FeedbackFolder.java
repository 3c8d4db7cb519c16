// SPDX-License-Identifier: Apache-2.0
package sweeplab.app.grade;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import sweeplab.app.grade.feedback.Lesson;
import sweeplab.app.library.OutFile;

/** A folder with a page for each student, on which so many games are shown. */
public final class FeedbackFolder implements Grading.Teacher {

    // Of letters of three bytes with an ending, what a file's name can hold.
    private static final int LONGEST_NAME = 80;

    private final Path folder;
    private final int visible;

    public FeedbackFolder(Path folder, int visible) {
        this.folder = folder;
        this.visible = visible;
        OutFile.write(folder, () -> Files.createDirectories(folder));
    }

    @Override
    public boolean knows(String name, String digest) {
        try {
            return Files.readString(page(name)).endsWith(sign(digest));
        } catch (IOException e) {
            return false;
        }
    }

    @Override
    public void graded(Marked marked, String digest, List<Lesson> lessons) {
        List<Lesson> shown =
                lessons.stream().filter(lesson -> lesson.game() <= visible).toList();
        int hidden = Math.max(0, marked.games().size() - visible);
        OutFile.write(page(marked.name()), FeedbackPage.of(marked, shown, hidden) + sign(digest));
    }

    // Two names that differ are two pages: a submission is called like its file, so a page may be called like it, too.
    private Path page(String name) {
        String file = name.length() <= LONGEST_NAME
                ? name
                : name.substring(0, LONGEST_NAME / 2) + "-" + Long.toHexString(Fingerprint.number(name));
        return folder.resolve(file + ".html");
    }

    private String sign(String digest) {
        return "<!-- of " + digest + ", games up to " + visible + " -->\n";
    }
}
