import type { MetaArgs } from 'react-router'
import { couponStateText, couponsText } from '#language/account/coupons.text.ts'
import { showDate } from '#language/dates.ts'
import { uiText } from '#language/frame/ui.text.ts'
import { languageOfPath } from '#language/languages.ts'
import { localPath, textsIn, useLanguage, useTexts } from '#language/texts.ts'
import { couponStates, type ShownCouponState } from '#modules/coupons/coupon-states.rules.ts'
import type { CouponsWire, CouponWire } from '#modules/coupons/coupons.contract.ts'
import { dayInHongKong } from '#platform/clock.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { AccountFrame, AccountWaiting } from '../account/account-frame.tsx'
import { headTags } from '../head-tags.ts'
import { ClaimForm } from './claim-form.tsx'
import { useCoupons } from './use-coupons.ts'
import './coupons.css'

export { ErrorView as ErrorBoundary } from '../../error-view.tsx'
export { loadCoupons as own } from './use-coupons.ts'

export const meta = ({ location, matches }: MetaArgs) =>
  headTags({ title: textsIn(couponsText, languageOfPath(location.pathname)).title, pathname: location.pathname, matches })

/** A member's coupons: those to use, with their codes, and what has become of the others. */
export default function Coupons() {
  const texts = useTexts(couponsText)
  return (
    <AccountFrame title={texts.title} path="/myaccount/coupons" lead={texts.lead}>
      <Own />
    </AccountFrame>
  )
}

function Own() {
  const texts = useTexts(couponsText)
  const ui = useTexts(uiText)
  const { state, counts, list, failed, load, claim } = useCoupons()
  if (failed) return <EmptyState title={texts.failed} action={<Button onClick={() => void load()}>{ui.retry}</Button>} />
  if (!list || !counts) return <AccountWaiting />
  const none = { unused: texts.noneUnused, used: texts.noneUsed, expired: texts.noneExpired }
  return (
    <>
      <ClaimForm claim={claim} />
      <States chosen={state} counts={counts} />
      {list.length === 0 ? (
        <EmptyState title={none[state]}>{state === 'unused' ? texts.noneWords : null}</EmptyState>
      ) : (
        <ul className="rows coupon-rows">
          {list.map((coupon) => (
            <li key={coupon.couponId}>
              <Coupon coupon={coupon} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function States({ chosen, counts }: { chosen: ShownCouponState; counts: CouponsWire['counts'] }) {
  const language = useLanguage()
  const texts = useTexts(couponsText)
  const names = useTexts(couponStateText)
  const address = localPath(language, '/myaccount/coupons')
  return (
    <nav className="kinds" aria-label={texts.states}>
      {couponStates.map((state) => (
        <a
          key={state}
          href={state === 'unused' ? address : `${address}?state=${state}`}
          aria-current={state === chosen ? 'page' : undefined}
        >
          {names[state]}
          {counts[state] > 0 ? <em>{counts[state]}</em> : null}
        </a>
      ))}
    </nav>
  )
}

function Coupon({ coupon: { name, gives, asks, terms, couponCode, kind, state, ...coupon } }: { coupon: CouponWire }) {
  const language = useLanguage()
  const texts = useTexts(couponsText)
  return (
    <article className="coupon" data-over={state === 'unused' ? undefined : ''}>
      <div className="coupon-words">
        <h2 className="serif">{gives}</h2>
        <p>{name}</p>
        {asks.length > 0 ? (
          <ul className="coupon-asks">
            {asks.map((ask) => (
              <li key={ask}>{ask}</li>
            ))}
          </ul>
        ) : null}
        {terms ? (
          <details>
            <summary>{texts.terms}</summary>
            <p className="mute">{terms}</p>
          </details>
        ) : null}
      </div>
      <div className="coupon-side">
        <p>{useWhen({ state, ...coupon })}</p>
        {state === 'unused' && couponCode ? (
          <p>
            {texts.code}{' '}
            <span className="coupon-code" lang="en-HK">
              {couponCode}
            </span>
          </p>
        ) : null}
        {state === 'unused' && kind === 'care' ? (
          <a className="link" href={localPath(language, '/myaccount/care')}>
            {texts.bookCare}
          </a>
        ) : null}
      </div>
    </article>
  )
}

/** Until when it can be used, or what has become of it. */
function useWhen({ state, held, expireTime, useTime }: Pick<CouponWire, 'state' | 'held' | 'expireTime' | 'useTime'>): string {
  const language = useLanguage()
  const texts = useTexts(couponsText)
  // A coupon that ends at midnight can be used on the day before.
  const day = (time: string, before = 0): string => showDate(dayInHongKong(new Date(Date.parse(time) - before)), language)
  if (held) return texts.held
  if (state === 'used') return useTime ? texts.usedOn(day(useTime)) : ''
  if (!expireTime) return texts.noEnd
  return state === 'expired' ? texts.endedOn(day(expireTime, 1)) : texts.until(day(expireTime, 1))
}
