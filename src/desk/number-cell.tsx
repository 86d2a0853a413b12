import type { Language } from '#language/languages.ts'
import { localPath } from '#language/texts.ts'

/** The number a row is known by, in a table of this language, which leads to its page below `path`. */
export const numberCell =
  (language: Language, path: string) =>
  ({ getValue }: { getValue: () => string }) => (
    <a data-row href={localPath(language, `${path}/${getValue()}`)}>
      {getValue()}
    </a>
  )
