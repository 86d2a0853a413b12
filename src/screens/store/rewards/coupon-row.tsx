import type { ReactNode } from 'react'
import { rewardsText } from '#language/buying/rewards.text.ts'
import { useTexts } from '#language/texts.ts'
import type { CartCouponsWire } from '#modules/orders/placing/settle.contract.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { Button } from '#ui/button.tsx'
import { useIsMember } from '../header/account-corner.tsx'
import './rewards.css'

export type Coupons = {
  /** Undefined until they are known. */
  coupons: CartCouponsWire | undefined
  chosen: readonly string[]
  choose: (couponCodes: string[]) => void
}
type Coupon = CartCouponsWire['list'][number]

const shown = (wire: string): string => showHkdExactly(fromWire(wire))

/** Which coupons are used and what they save, why one is not, and what would save more; the rest is in the dialog. Without script, `children` stand for it. */
export function CouponRow({ coupons, chosen, choose, onOpen, children }: Coupons & { onOpen: () => void; children: ReactNode }) {
  const texts = useTexts(rewardsText)
  const isMember = useIsMember()
  const opener = 'choose-coupons'
  const unfit = coupons?.list.filter(({ isUsed, couponCode }) => !isUsed && chosen.includes(couponCode)) ?? []
  return (
    <div className="coupon-row">
      <div className="coupon-row-head">
        <span>{isMember ? texts.coupons : texts.guestCode}</span>
        <Button id={opener} look="text" className="by-script" aria-haspopup="dialog" onClick={onOpen}>
          {isMember ? texts.choose : texts.haveCode}
        </Button>
      </div>
      <noscript>{children}</noscript>
      <div className="coupon-row-used">
        <p className="mute" role="status">
          <CouponWords coupons={coupons} />
        </p>
        <BestCoupons coupons={coupons} choose={choose} look="text" next={`#${opener}`} />
      </div>
      {unfit.map((coupon) => (
        <UnfitCoupon
          key={coupon.couponCode}
          coupon={coupon}
          onRemove={() => {
            focusOn(`#${opener}`)
            choose(chosen.filter((code) => code !== coupon.couponCode))
          }}
        />
      ))}
    </div>
  )
}

/** What is used and saves; what little is missing for another. One line, so that nothing moves when it comes. */
function CouponWords({ coupons }: Pick<Coupons, 'coupons'>) {
  const texts = useTexts(rewardsText)
  const isMember = useIsMember()
  if (!coupons) return '\u00a0'
  const { list, near, saved } = coupons
  const used = list.filter(({ isUsed }) => isUsed).map(({ name }) => name)
  const words = [
    used.length > 0 ? (fromWire(saved) > 0 ? texts.used(used.join(texts.between), shown(saved)) : used.join(texts.between)) : '',
    near
      ? near.only
        ? texts.nearOf(shown(near.missing), near.name, near.only)
        : texts.near(shown(near.missing), near.name)
      : '',
  ].filter(Boolean)
  if (words.length > 0) return words.join(texts.wordsBetween)
  // A guest has no coupons of their own to use.
  return isBetter(coupons) || !isMember ? '' : texts.none
}

const isBetter = ({ best, saved }: CartCouponsWire): boolean => fromWire(best.saved) > fromWire(saved)

/** What is pressed goes: who presses keys goes on from here. */
const focusOn = (selector: string): void => document.querySelector<HTMLElement>(selector)?.focus()

function UnfitCoupon({ coupon: { name, why }, onRemove }: { coupon: Coupon; onRemove: () => void }) {
  const texts = useTexts(rewardsText)
  return (
    <div className="field-problem" role="alert">
      <span>
        {`${texts.unfit(name)} ${why} `}
        <Button look="text" className="by-script" onClick={onRemove} aria-label={texts.removeOf(name)}>
          {texts.remove}
        </Button>
      </span>
    </div>
  )
}

type Best = Pick<Coupons, 'coupons' | 'choose'> & { look?: 'line' | 'text'; next: string }

/** One press chooses the coupons that together save most, where the chosen ones save less. `next`: what has the focus then. */
export function BestCoupons({ coupons, choose, look = 'line', next }: Best) {
  const texts = useTexts(rewardsText)
  if (!coupons || !isBetter(coupons)) return null
  const take = () => {
    focusOn(next)
    choose(coupons.best.couponCodes)
  }
  return (
    <Button look={look} className="by-script" full={look === 'line'} onClick={take}>
      {texts.best(shown(coupons.best.saved))}
    </Button>
  )
}
