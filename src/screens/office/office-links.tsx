import { useEffect, useState } from 'react'
import type { MetaArgs } from 'react-router'
import { officeText } from '#language/office.text.ts'
import { officeLinksText } from '#language/office-links.text.ts'
import { useTexts } from '#language/texts.ts'
import type { ShortLinkWire } from '#modules/short-links/short-links.contract.ts'
import { addShortLink, listShortLinks, withdrawShortLink } from '#modules/short-links/short-links.paths.ts'
import { newIdempotencyKey } from '#platform/wire/call-client.ts'
import { toast } from '#ui/toasts.ts'
import { OfficeFound } from './office-found.tsx'
import { officeHead } from './office-head.ts'
import { OfficeLinkForm } from './office-link-form.tsx'
import { OfficeLinkTable } from './office-link-table.tsx'
import { OfficeSearch } from './office-search.tsx'
import { callOffice } from './office-session.ts'
import { useListAddress } from './use-list-address.ts'
import { useListKeys } from './use-list-keys.ts'
import { useOfficeData } from './use-office-data.ts'

export const meta = ({ location }: MetaArgs) => officeHead(location.pathname, (texts) => texts.links)

/** Short words that lead into the shop: which there are, a new one, and taking one away. */
export default function OfficeLinks() {
  const frame = useTexts(officeText)
  const texts = useTexts(officeLinksText)
  const { query, addressOf, show } = useListAddress()
  const links = useOfficeData(listShortLinks, { word: query.word, pageNum: query.page })
  const withdraw = useWithdrawal(links.reload)
  const origin = useOrigin()
  useListKeys()
  return (
    <>
      <div className="office-list-head">
        <h1 tabIndex={-1}>{frame.links}</h1>
        <OfficeSearch label={texts.search} word={query.word} onSearch={(word) => show({ word })} />
      </div>
      <p className="office-lead">{texts.lead}</p>
      {links.data ? <OfficeLinkForm onAdded={links.reload} /> : null}
      <OfficeFound found={links} texts={texts} filtered={query.word !== ''} addressOf={addressOf} height={320}>
        {({ list }) => <OfficeLinkTable list={list} origin={origin} onWithdraw={withdraw} />}
      </OfficeFound>
    </>
  )
}

/** Taken away at once, and given back by the way out of the message. */
function useWithdrawal(reload: () => void): (link: ShortLinkWire) => void {
  const texts = useTexts(officeLinksText)
  const restore = async ({ code, path, note }: ShortLinkWire) => {
    const result = await callOffice(addShortLink, { code, path, note }, { idempotencyKey: newIdempotencyKey() })
    if (!result.ok) toast('error', result.msg)
    reload()
  }
  const withdraw = async (link: ShortLinkWire) => {
    const result = await callOffice(withdrawShortLink, { code: link.code })
    if (!result.ok) return toast('error', result.msg)
    toast('success', texts.withdrawn(link.code), { label: texts.undo, run: () => void restore(link) })
    document.querySelector<HTMLElement>('main h1')?.focus()
    return reload()
  }
  return (link) => void withdraw(link)
}

/** Where the shop is met; known only in the browser. */
function useOrigin(): string {
  const [origin, setOrigin] = useState('')
  useEffect(() => setOrigin(location.origin), [])
  return origin
}
