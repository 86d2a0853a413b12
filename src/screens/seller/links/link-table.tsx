import { useMemo, useState } from 'react'
import { sellerLinksText } from '#language/seller/seller-links.text.ts'
import { localPath, type Spoken, useLanguage, useTexts } from '#language/texts.ts'
import type { Language } from '#language/languages.ts'
import type { LinkWire } from '#modules/referrals/referrals.contract.ts'
import { endReferralLink, listReferralLinks } from '#modules/referrals/referrals.paths.ts'
import { DeskCopy } from '#desk/copy.tsx'
import { answerDeskQuery, useDeskAction } from '#desk/desk-query.ts'
import { DeskDialog } from '#desk/dialog.tsx'
import { DeskTable, deskColumns } from '#desk/table.tsx'
import { callSeller } from '#screens/seller/frame/seller-session.ts'
import { showMoney } from '#screens/seller/money/show-money.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toasts.ts'

const column = deskColumns<LinkWire>()
const NUMBER = { className: 'admin-num', isLabelled: true }

/** Each link with its address, its code and what came of it. */
export function LinkTable({ list, publicUrl }: { list: readonly LinkWire[]; publicUrl: string }) {
  const language = useLanguage()
  const texts = useTexts(sellerLinksText)
  const [ending, end] = useState<LinkWire>()
  const columns = useMemo(() => columnsFor({ language, texts, publicUrl, end }), [language, texts, publicUrl])
  return (
    <>
      <DeskTable className="link-table" caption={texts.table} columns={columns} list={list} idOf={({ linkId }) => linkId} />
      {ending ? <EndDialog link={ending} onClose={() => end(undefined)} /> : null}
    </>
  )
}

type Given = {
  language: Language
  texts: Spoken<typeof sellerLinksText>
  publicUrl: string
  end: (link: LinkWire) => void
}

function columnsFor({ language, texts, publicUrl, end }: Given) {
  return column.columns([
    column.display({
      id: 'link',
      header: texts.link,
      meta: { isRowHead: true },
      cell: ({ row: { original } }) => <LinkName link={original} />,
    }),
    column.display({
      id: 'share',
      header: texts.share,
      cell: ({ row: { original } }) => <Share link={original} address={publicUrl + localPath(language, original.shortPath)} />,
    }),
    column.accessor('visits', { header: texts.visits, meta: NUMBER }),
    column.accessor('orders', { header: texts.orders, meta: NUMBER }),
    column.accessor('kept', { header: texts.kept, meta: NUMBER }),
    column.accessor('coming', { header: texts.coming, meta: NUMBER, cell: ({ getValue }) => showMoney(getValue()) }),
    column.accessor('earned', { header: texts.earned, meta: NUMBER, cell: ({ getValue }) => showMoney(getValue()) }),
    column.display({
      id: 'actions',
      header: texts.actions,
      meta: { isUnseen: true },
      cell: ({ row: { original } }) =>
        original.isEnded ? (
          <span className="mute">{texts.isEnded}</span>
        ) : (
          <Button look="text" aria-label={texts.endOf(original.code)} onClick={() => end(original)}>
            {texts.end}
          </Button>
        ),
    }),
  ])
}

function LinkName({ link: { name, title, target } }: { link: LinkWire }) {
  const language = useLanguage()
  return (
    <span className="link-name">
      <a className="link" href={localPath(language, target)}>
        {name || title || target}
      </a>
      {name && title ? <span className="mute">{title}</span> : null}
    </span>
  )
}

function Share({ link: { code, isEnded }, address }: { link: LinkWire; address: string }) {
  const texts = useTexts(sellerLinksText)
  const bare = address.replace(/^https?:\/\//, '')
  return (
    <span className="link-share">
      <span>
        <span className="link-address">{bare}</span> {isEnded ? null : <DeskCopy label={texts.addressOf(code)} text={address} />}
      </span>
      <span>
        {texts.code(code)} {isEnded ? null : <DeskCopy label={texts.codeOf(code)} text={code} />}
      </span>
    </span>
  )
}

function EndDialog({ link: { linkId, code }, onClose }: { link: LinkWire; onClose: () => void }) {
  const texts = useTexts(sellerLinksText)
  const { act, busy } = useDeskAction(() => callSeller(endReferralLink, { linkId }))
  const end = async () => {
    const result = await act(undefined)
    if (!result.ok) return toast('error', result.msg)
    answerDeskQuery(listReferralLinks, {}, result.data)
    toast('success', texts.ended)
    return onClose()
  }
  return (
    <DeskDialog onClose={onClose} title={texts.endOf(code)}>
      <p>{texts.endAsk}</p>
      <p className="seller-ways">
        <Button busy={busy} onClick={() => void end()}>
          {texts.end}
        </Button>
        <Button look="line" onClick={onClose}>
          {texts.keepIt}
        </Button>
      </p>
    </DeskDialog>
  )
}
