# SPDX-License-Identifier: Apache-2.0
"""A file without the class that is looked for."""


class SomethingElse:
    pass
