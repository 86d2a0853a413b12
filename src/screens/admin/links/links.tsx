import { useCallback, useEffect, useState } from 'react'
import type { MetaArgs } from 'react-router'
import { adminText } from '#language/admin/admin.text.ts'
import { adminLinksText } from '#language/admin/front/admin-links.text.ts'
import { type Spoken, useTexts } from '#language/texts.ts'
import type { ShortLinkWire } from '#modules/short-links/short-links.contract.ts'
import { addShortLink, listShortLinks, withdrawShortLink } from '#modules/short-links/short-links.paths.ts'
import { toast } from '#ui/toasts.ts'
import { DeskListResult } from '#desk/list-result.tsx'
import { adminHead } from '#screens/admin/frame/head.ts'
import { AdminLinkForm } from './link-form.tsx'
import { AdminLinkTable } from './link-table.tsx'
import { DeskSearch } from '#desk/search.tsx'
import { callAdmin } from '#screens/admin/session/session.ts'
import { useListAddress } from '#desk/use-list-address.ts'
import { askAgain, KEEP_LAST, useDeskQuery } from '#desk/desk-query.ts'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminText.links)

/** Short words that lead into the shop: which there are, a new one, and taking one away. */
export default function AdminLinks() {
  const frame = useTexts(adminText)
  const texts = useTexts(adminLinksText)
  const { query, addressOf, show } = useListAddress()
  const links = useDeskQuery(listShortLinks, { word: query.word, pageNum: query.page }, KEEP_LAST)
  const withdraw = useWithdrawal()
  const origin = useOrigin()
  return (
    <>
      <div className="admin-list-head">
        <h1 tabIndex={-1}>{frame.links}</h1>
        <DeskSearch label={texts.search} word={query.word} onSearch={(word) => show({ word })} />
      </div>
      <p className="admin-lead">{texts.lead}</p>
      {links.data ? <AdminLinkForm /> : null}
      <DeskListResult found={links} texts={texts} filtered={query.word !== ''} addressOf={addressOf} height={320}>
        {({ list }) => <AdminLinkTable list={list} origin={origin} onWithdraw={withdraw} />}
      </DeskListResult>
    </>
  )
}

/** Taken away at once, and given back by the way out of the message. */
function useWithdrawal(): (link: ShortLinkWire) => void {
  const texts = useTexts(adminLinksText)
  return useCallback((link) => void withdraw(link, texts), [texts])
}

async function withdraw(link: ShortLinkWire, texts: Spoken<typeof adminLinksText>): Promise<void> {
  const result = await callAdmin(withdrawShortLink, { code: link.code })
  if (!result.ok) return toast('error', result.msg)
  toast('success', texts.withdrawn(link.code), { label: texts.undo, undoes: true, run: () => void restore(link) })
  return askAgain(listShortLinks)
}

async function restore({ code, path, note }: ShortLinkWire): Promise<void> {
  const result = await callAdmin(addShortLink, { code, path, note })
  if (!result.ok) toast('error', result.msg)
  askAgain(listShortLinks)
}

/** Where the shop is met; known only in the browser. */
function useOrigin(): string {
  const [origin, setOrigin] = useState('')
  useEffect(() => setOrigin(location.origin), [])
  return origin
}
