import type { ReactNode } from 'react'
import { type DeskSession, DeskSessionContext } from '#desk/desk-session.ts'
import { sellerText } from '#language/seller/seller.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { readUpload } from '#modules/uploads/uploads.paths.ts'
import { fetchFile } from '#platform/wire/fetch-file.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { callSeller, sessionHere } from './seller-session.ts'

const desk: DeskSession = {
  call: callSeller,
  readUpload: (uploadId) => fetchFile(readUpload, { uploadId }, sessionHere()),
  NotPermitted: SellerNotPermitted,
}

/** What stands in here is at the desk of the seller centre: its calls are made for one merchant, in the member's session. */
export const SellerDeskHere = ({ children }: { children: ReactNode }) => (
  <DeskSessionContext value={desk}>{children}</DeskSessionContext>
)

export function SellerNotPermitted() {
  const texts = useTexts(sellerText)
  return <ToToday title={texts.notPermittedTitle}>{texts.notPermitted}</ToToday>
}

/** Merchants of this kind do not have it, whoever asks. */
export function SellerRoomMissing() {
  const texts = useTexts(sellerText)
  return <ToToday title={texts.roomMissingTitle}>{texts.roomMissing}</ToToday>
}

function ToToday({ title, children }: { title: string; children: string }) {
  const language = useLanguage()
  const texts = useTexts(sellerText)
  const today = (
    <a className="btn btn-line" href={localPath(language, '/seller')}>
      {texts.toToday}
    </a>
  )
  return (
    <EmptyState title={title} action={today}>
      {children}
    </EmptyState>
  )
}
