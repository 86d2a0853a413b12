import { useState } from 'react'
import { type MetaArgs, useSearchParams } from 'react-router'
import { offerFilesText } from '#language/seller/offer-files.text.ts'
import { offerTabText, sellerOffersText } from '#language/seller/seller-offers.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { type OfferTab, offerTabs } from '#modules/offers/selling/selling.contract.ts'
import { countOwnOffers, listOwnOffers, restOffers } from '#modules/offers/selling/selling.paths.ts'
import { CaseQueues } from '#desk/case/case-queues.tsx'
import { answerDeskQuery, askAgain, KEEP_LAST, useDeskAction, useDeskQuery } from '#desk/desk-query.ts'
import { DeskListResult } from '#desk/list-result.tsx'
import { DeskSearch } from '#desk/search.tsx'
import { useListAddress } from '#desk/use-list-address.ts'
import { sellerHead } from '#screens/seller/frame/seller-head.ts'
import { callSeller } from '#screens/seller/frame/seller-session.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toasts.ts'
import { OfferAdd } from './offer-add.tsx'
import { OfferTable } from './offer-table.tsx'
import { timeOf } from './offer-words.ts'

export const meta = ({ location }: MetaArgs) => sellerHead(location.pathname, sellerOffersText.title)

const tabOf = (state: string): OfferTab => offerTabs.find((tab) => tab === state) ?? ''

/** What this merchant asks for what the shop lists, and how each offer stands. */
export default function SellerOffers() {
  const texts = useTexts(sellerOffersText)
  const language = useLanguage()
  const files = useTexts(offerFilesText)
  const names = useTexts(offerTabText)
  const { query, addressOf, show } = useListAddress()
  const [params] = useSearchParams()
  const [adding, add] = useState(params.get('find') ?? undefined)
  const state = tabOf(query.state)
  const counted = useDeskQuery(countOwnOffers, {}).data
  const found = useDeskQuery(listOwnOffers, { state, word: query.word, pageNum: query.page }, KEEP_LAST)
  const onHold = counted && counted.state !== 'active' ? texts[counted.state] : undefined
  return (
    <>
      <div className="admin-list-head">
        <h1 tabIndex={-1}>{texts.title}</h1>
        <DeskSearch label={texts.search} word={query.word} onSearch={(word) => show({ word })} />
        <Button onClick={() => add('')}>{texts.add}</Button>
      </div>
      <p className="offer-lead">
        <a className="link" href={localPath(language, '/seller/offers/files')}>
          {files.toFiles}
        </a>
        {counted?.limit ? <span className="mute">{texts.limit(counted.limit.left, counted.limit.most)}</span> : null}
        {counted?.state === 'active' || counted?.state === 'resting' ? <Rest rests={counted.state === 'active'} /> : null}
      </p>
      {onHold ? (
        <p className="admin-notice" role="status">
          {onHold}{' '}
          {counted?.state === 'sold-up' ? (
            <a className="link" href={localPath(language, '/merchantpartnership')}>
              {texts.toCompany}
            </a>
          ) : null}
        </p>
      ) : null}
      <CaseQueues
        label={texts.tabs}
        names={names}
        queues={offerTabs.map((queue) => ({ queue, ...(counted ? { num: counted.counts[queue] } : {}) }))}
        chosen={state}
        addressOf={addressOf}
      />
      <DeskListResult found={found} texts={texts} filtered={state !== '' || query.word !== ''} addressOf={addressOf}>
        {({ list, time }) => (
          <>
            <OfferTable list={list} />
            <p className="mute offer-foot">
              {texts.foot} <span>{texts.inForce(timeOf(time))}</span>
            </p>
          </>
        )}
      </DeskListResult>
      {adding === undefined ? null : <OfferAdd word={adding} onClose={() => add(undefined)} />}
    </>
  )
}

/** All offers wait while somebody is away; one press brings them back. */
function Rest({ rests }: { rests: boolean }) {
  const texts = useTexts(sellerOffersText)
  const { act, busy } = useDeskAction(() => callSeller(restOffers, { rests }))
  const press = async () => {
    const result = await act(undefined)
    if (!result.ok) return toast('error', result.msg)
    answerDeskQuery(countOwnOffers, {}, result.data)
    return askAgain(listOwnOffers)
  }
  return (
    <Button look="text" busy={busy} onClick={() => void press()}>
      {rests ? texts.rest : texts.resume}
    </Button>
  )
}
