import { useMemo, useState } from 'react'
import type { MetaArgs } from 'react-router'
import { showMoment } from '#language/dates.ts'
import { writtenIn } from '#language/languages.ts'
import { sellerKeysText } from '#language/seller/seller-keys.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { MerchantKeyWire } from '#modules/merchants/merchant-keys.contract.ts'
import { listMerchantKeys } from '#modules/merchants/merchant-keys.paths.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { useDeskQuery } from '#desk/desk-query.ts'
import { deskColumns, DeskTable } from '#desk/table.tsx'
import { sellerHead } from '#screens/seller/frame/seller-head.ts'
import { Button } from '#ui/button.tsx'
import { EndKeyDialog, NewKeyDialog } from './key-dialogs.tsx'
import { SellerWebhooks } from './seller-webhooks.tsx'

export const meta = ({ location }: MetaArgs) => sellerHead(location.pathname, sellerKeysText.title)

/** What programs of this merchant may do. */
export default function SellerKeys() {
  const texts = useTexts(sellerKeysText)
  return (
    <>
      <h1 tabIndex={-1}>{texts.title}</h1>
      <Keys />
      <SellerWebhooks />
    </>
  )
}

function Keys() {
  const texts = useTexts(sellerKeysText)
  const [isMaking, make] = useState(false)
  const [ending, end] = useState<MerchantKeyWire>()
  const found = useDeskQuery(listMerchantKeys, {})
  return (
    <section aria-labelledby="seller-keys" className="seller-keys">
      <h2 id="seller-keys">{texts.keys}</h2>
      <p className="admin-lead">{texts.words}</p>
      <p className="seller-ways">
        <Button onClick={() => make(true)}>{texts.make}</Button>
        <a className="link" href="/prod-api/openapi.json">
          {texts.docs}
        </a>
      </p>
      <DeskAnswer found={found} height={160}>
        {({ list }) => (list.length > 0 ? <KeyTable list={list} onEnd={end} /> : <p className="mute">{texts.none}</p>)}
      </DeskAnswer>
      {isMaking ? <NewKeyDialog onClose={() => make(false)} /> : null}
      {ending ? <EndKeyDialog wanted={ending} onClose={() => end(undefined)} /> : null}
    </section>
  )
}

const column = deskColumns<MerchantKeyWire>()
const LABELLED = { isLabelled: true }

type TableProps = { list: readonly MerchantKeyWire[]; onEnd: (key: MerchantKeyWire) => void }

function KeyTable({ list, onEnd }: TableProps) {
  const texts = useTexts(sellerKeysText)
  return <DeskTable caption={texts.table} columns={useColumns(onEnd)} list={list} idOf={({ keyId }) => keyId} />
}

function useColumns(onEnd: TableProps['onEnd']) {
  const language = useLanguage()
  const texts = useTexts(sellerKeysText)
  return useMemo(
    () =>
      column.columns([
        column.accessor('name', {
          header: texts.name,
          meta: { isRowHead: true },
          cell: ({ getValue }) => <span lang={writtenIn(getValue())}>{getValue()}</span>,
        }),
        column.accessor('lastFour', {
          header: texts.lastFour,
          meta: LABELLED,
          cell: ({ getValue }) => <code lang="en-HK">…{getValue()}</code>,
        }),
        column.accessor('state', { header: texts.state, cell: ({ getValue }) => texts[getValue()] }),
        column.accessor('madeBy', { header: texts.madeBy, meta: LABELLED }),
        column.accessor('usedTime', {
          header: texts.used,
          meta: LABELLED,
          cell: ({ row: { original } }) => (original.usedTime ? showMoment(original.usedTime, language) : texts.never),
        }),
        column.accessor('expiresTime', {
          header: texts.expires,
          meta: LABELLED,
          cell: ({ getValue }) => showMoment(getValue(), language),
        }),
        column.display({
          id: 'acts',
          header: texts.acts,
          meta: { isUnseen: true },
          cell: ({ row: { original } }) => <EndButton wanted={original} onEnd={onEnd} />,
        }),
      ]),
    [language, texts, onEnd],
  )
}

function EndButton({ wanted, onEnd }: { wanted: MerchantKeyWire; onEnd: (key: MerchantKeyWire) => void }) {
  const texts = useTexts(sellerKeysText)
  if (wanted.state !== 'open') return null
  return (
    <Button look="text" onClick={() => onEnd(wanted)}>
      {texts.end}
      <span className="hidden-text" lang={writtenIn(wanted.name)}>
        {' '}
        {wanted.name}
      </span>
    </Button>
  )
}
