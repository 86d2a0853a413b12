import { useEffect, useState } from 'react'
import { openOffersText } from '#language/account/coupons.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { ClaimableInput, ClaimableWire } from '#modules/coupons/coupons.contract.ts'
import { claimCoupon, listClaimable } from '#modules/coupons/coupons.paths.ts'
import { call } from '#platform/wire/call-client.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toasts.ts'
import { useIsMember } from '../header/account-corner.tsx'
import './open-offers.css'

type Offer = ClaimableWire['list'][number]

/** What is to be had with a piece or a designer, and to claim. Fetched once the page stands: it says what this member has. */
export default function OpenOffers({ code = '', brandCode = '' }: ClaimableInput) {
  const texts = useTexts(openOffersText)
  const [list, setList] = useState<Offer[]>([])
  useEffect(() => {
    let left = false
    void call(listClaimable, { code, brandCode }, { quiet: true }).then((found) => {
      if (found.ok && !left) setList(found.data.list)
    })
    return () => {
      left = true
    }
  }, [code, brandCode])
  if (list.length === 0) return null
  const claimed = (campaignId: string) =>
    setList(list.map((offer) => (offer.campaignId === campaignId ? { ...offer, claimed: true } : offer)))
  return (
    <section className="open-offers" aria-label={texts.title}>
      <ul>
        {list.map((offer) => (
          <li key={offer.campaignId}>
            <span>
              <b>{offer.gives}</b> <span className="mute">{[offer.name, ...offer.asks].join(' · ')}</span>
            </span>
            <Way offer={offer} onClaimed={() => claimed(offer.campaignId)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** It comes by itself, is theirs already, or is claimed by a member; others are led to the way in, and have it afterwards. */
function Way({ offer: { name, couponCode, claimed }, onClaimed }: { offer: Offer; onClaimed: () => void }) {
  const language = useLanguage()
  const texts = useTexts(openOffersText)
  const isMember = useIsMember()
  const [busy, setBusy] = useState(false)
  if (couponCode === '') return <span className="mute">{texts.byItself}</span>
  if (claimed) return <span className="mute">{texts.claimed}</span>
  if (!isMember) {
    const back = localPath(language, `/myaccount/coupons?${new URLSearchParams({ claim: couponCode })}`)
    return (
      <a
        className="link"
        aria-label={texts.claimOf(name)}
        href={localPath(language, `/member/login?${new URLSearchParams({ back })}`)}
      >
        {texts.claim}
      </a>
    )
  }
  const send = async () => {
    setBusy(true)
    const result = await call(claimCoupon, { couponCode }, { quiet: true })
    setBusy(false)
    if (result.ok) onClaimed()
    else toast('error', result.data.fields?.couponCode ?? result.msg)
  }
  return (
    <Button look="text" busy={busy} aria-label={texts.claimOf(name)} onClick={() => void send()}>
      {texts.claim}
    </Button>
  )
}
