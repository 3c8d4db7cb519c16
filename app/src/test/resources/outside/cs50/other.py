"""A file without the class that is looked for."""


class SomethingElse:
    pass
