import type { ReactNode } from 'react'
import { type DeskSession, DeskSessionContext } from '#desk/desk-session.ts'
import { adminText } from '#language/admin/admin.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { readUpload } from '#modules/uploads/uploads.paths.ts'
import { fetchFile } from '#platform/wire/fetch-file.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { callAdmin } from './session.ts'

const desk: DeskSession = {
  call: callAdmin,
  readUpload: (uploadId) => fetchFile(readUpload, { uploadId }, 'admin'),
  NotPermitted,
}

/** What stands in here is at the desk of the back office: its calls are made in the operator's session. */
export const AdminDesk = ({ children }: { children: ReactNode }) => (
  <DeskSessionContext value={desk}>{children}</DeskSessionContext>
)

function NotPermitted() {
  const language = useLanguage()
  const texts = useTexts(adminText)
  const products = (
    <a className="btn btn-line" href={localPath(language, '/admin/products')}>
      {texts.toProducts}
    </a>
  )
  return (
    <EmptyState title={texts.notPermittedTitle} action={products}>
      {texts.notPermitted}
    </EmptyState>
  )
}
