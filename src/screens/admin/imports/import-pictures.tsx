import { useState } from 'react'
import { adminImportsText } from '#language/admin/products/admin-imports.text.ts'
import { useTexts } from '#language/texts.ts'
import type { ImportDetailWire } from '#modules/catalogue/imports/imports.contract.ts'
import { getImport, sendImportPictures } from '#modules/catalogue/imports/imports.paths.ts'
import { askAgain, useDeskAction } from '#desk/desk-query.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { DeskFileButton } from '#desk/file-button.tsx'

/** Pictures in an archive, for the names a file has for them. */
export function AdminImportPictures({ found: { importId, isUnpacking, unpacked } }: { found: ImportDetailWire }) {
  const texts = useTexts(adminImportsText)
  const [problem, setProblem] = useState('')
  const { act, busy } = useDeskAction((file: File) => callAdmin(sendImportPictures, { importId }, { picture: file }))
  const send = async (file: File): Promise<void> => {
    if (busy) return
    setProblem('')
    const result = await act(file)
    if (!result.ok) setProblem(result.msg)
    askAgain(getImport)
  }
  return (
    <section aria-labelledby="import-pictures" className="admin-import-part">
      <h2 id="import-pictures">{texts.pictures}</h2>
      <DeskFileButton
        label={busy ? texts.sending : texts.choosePictures}
        hint={texts.picturesHint}
        isQuiet
        isDisabled={isUnpacking}
        accept=".zip,application/zip"
        problem={problem}
        onFile={send}
      />
      <p role="status">{isUnpacking ? texts.unpacking(unpacked) : unpacked > 0 ? texts.unpacked(unpacked) : ''}</p>
    </section>
  )
}
