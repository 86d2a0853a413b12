import type { ReactNode } from 'react'
import { type DeskSession, DeskSessionContext } from '#desk/desk-session.ts'
import { readUpload } from '#modules/uploads/uploads.paths.ts'
import { fetchFile } from '#platform/wire/fetch-file.ts'
import { callAdmin } from './session.ts'

const desk: DeskSession = {
  call: callAdmin,
  readUpload: (uploadId) => fetchFile(readUpload, { uploadId }, 'admin'),
}

/** What stands in here is at the desk of the back office: its calls are made in the operator's session. */
export const AdminDesk = ({ children }: { children: ReactNode }) => (
  <DeskSessionContext value={desk}>{children}</DeskSessionContext>
)
