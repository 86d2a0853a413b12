import { useId, useState } from 'react'
import { rewardsText } from '#language/buying/rewards.text.ts'
import { showMoment } from '#language/dates.ts'
import { writtenIn } from '#language/languages.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { CartCouponsWire, SettleInput } from '#modules/orders/placing/settle.contract.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useIsMember } from '../header/account-corner.tsx'
import { CodeField } from './code-field.tsx'
import { BestCoupons, type Coupons } from './coupon-row.tsx'

type Opened = { open: boolean; onClose: () => void; wanted: SettleInput | undefined }
type Coupon = CartCouponsWire['list'][number]

/** Every coupon for what is bought: what each does, or why it does nothing; and a field for a code. */
export default function CouponDialog({ open, onClose, wanted, coupons, chosen, choose }: Coupons & Opened) {
  const texts = useTexts(rewardsText)
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={texts.coupons}
      side="centre"
      foot={
        <div className="coupon-foot">
          <span role="status">
            <SavedWords coupons={coupons} />
          </span>
          <Button onClick={onClose}>{texts.done}</Button>
        </div>
      }
    >
      <div className="coupon-dialog">
        {wanted ? <CodeField wanted={wanted} chosen={chosen} choose={choose} /> : null}
        <BestCoupons coupons={coupons} choose={choose} next=".coupon-list input:enabled" />
        {coupons ? <CouponList list={coupons.list} chosen={chosen} choose={choose} /> : <p>{texts.failed}</p>}
        <SignInFirst />
      </div>
    </Sheet>
  )
}

function CouponList({ list, chosen, choose }: { list: Coupon[] } & Pick<Coupons, 'chosen' | 'choose'>) {
  const texts = useTexts(rewardsText)
  const isMember = useIsMember()
  const inSequence = useSequence(list)
  if (list.length === 0) return isMember ? <p className="mute">{texts.empty}</p> : null
  const turn = ({ couponCode }: Coupon, on: boolean) =>
    choose(on ? [...chosen, couponCode] : chosen.filter((code) => code !== couponCode))
  return (
    <ul className="coupon-list">
      {inSequence.map((coupon) => (
        <CouponChoice
          key={coupon.couponCode || coupon.name}
          coupon={coupon}
          isTicked={coupon.couponCode === '' || chosen.includes(coupon.couponCode)}
          onTurn={(on) => turn(coupon, on)}
        />
      ))}
    </ul>
  )
}

/** As they stood when the dialog was opened, those that can be ticked first; a code that is typed then comes before them. */
function useSequence(list: readonly Coupon[]): Coupon[] {
  const sequenceOf = () =>
    list
      .toSorted(
        (one, other) => Number(isOut(one)) - Number(isOut(other)) || (one.expiresAt ?? '9').localeCompare(other.expiresAt ?? '9'),
      )
      .map(({ couponCode }) => couponCode)
  const [sequence] = useState(sequenceOf)
  return list.toSorted((one, other) => sequence.indexOf(one.couponCode) - sequence.indexOf(other.couponCode))
}

const isOut = ({ isUsed, why }: Coupon): boolean => !isUsed && why !== ''

type Choice = { coupon: Coupon; isTicked: boolean; onTurn: (on: boolean) => void }

function CouponChoice({ coupon, isTicked, onTurn }: Choice) {
  const { couponCode, name, terms, amount, isUsed, why, expiresAt } = coupon
  const language = useLanguage()
  const texts = useTexts(rewardsText)
  const id = useId()
  const isAutomatic = couponCode === ''
  return (
    <li className="coupon-choice">
      <div className="tick">
        <input
          id={id}
          type="checkbox"
          checked={isTicked}
          disabled={isAutomatic || (why !== '' && !isTicked)}
          onChange={({ target }) => onTurn(target.checked)}
          aria-describedby={`${id}about`}
        />
        <label className="choice-words" htmlFor={id} lang={writtenIn(name)}>
          {name}
        </label>
      </div>
      <span className="coupon-amount">{isUsed && amount !== '0.00' ? showHkdExactly(0 - fromWire(amount)) : null}</span>
      <div className="coupon-about mute" id={`${id}about`}>
        {terms ? <span lang={writtenIn(terms)}>{terms}</span> : null}
        {isAutomatic ? <span>{texts.byItself}</span> : null}
        {expiresAt && !isAutomatic ? <span>{texts.until(showMoment(expiresAt, language))}</span> : null}
        {why ? <b>{why}</b> : null}
      </div>
    </li>
  )
}

function SavedWords({ coupons }: Pick<Coupons, 'coupons'>) {
  const texts = useTexts(rewardsText)
  if (!coupons) return null
  return coupons.saved === '0.00' ? texts.none : texts.saved(showHkdExactly(fromWire(coupons.saved)))
}

function SignInFirst() {
  const language = useLanguage()
  const texts = useTexts(rewardsText)
  if (useIsMember()) return null
  return (
    <a className="link" href={localPath(language, '/member/login')}>
      {texts.signIn}
    </a>
  )
}
