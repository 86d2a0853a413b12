import { counted } from '#language/counted.ts'
import { pointsText } from '#language/account/points.text.ts'
import { useTexts } from '#language/texts.ts'
import type { PointsWire } from '#modules/points/points.contract.ts'
import { Button } from '#ui/button.tsx'
import { TextArea, TextField } from '#ui/fields.tsx'
import { useTried } from '../../own-page.tsx'
import { FormTold, OwnForm } from '../own-form.tsx'

/** A gift from a browser without script: what cannot be undone is said above the button. With script it opens when it is asked for. */
export function PlainGift({ page }: { page: PointsWire }) {
  const texts = useTexts(pointsText)
  const { values = {}, problems = {} } = useTried('gift') ?? {}
  const field = (name: 'to' | 'points' | 'message') => ({ name, defaultValue: values[name], problem: problems[name] })
  const { points, giftMost, giftMostADay } = page
  return (
    <noscript>
      <FormTold form="gift" done={{ given: texts.givenPlain }} />
      {points > 0 ? (
        <OwnForm path="/myaccount/points" className="gift" noValidate>
          <h2>{texts.giveTitle}</h2>
          <TextField label={texts.friend} hint={texts.friendHint} {...field('to')} maxLength={120} autoComplete="off" />
          <TextField
            label={texts.amount}
            hint={texts.amountHint(counted(points), counted(giftMost), counted(giftMostADay))}
            {...field('points')}
            inputMode="numeric"
            maxLength={7}
            autoComplete="off"
          />
          <TextArea label={texts.message} optional={texts.optional} {...field('message')} rows={3} maxLength={200} />
          <p className="gift-warning">{texts.warning}</p>
          <Button type="submit">{texts.confirm}</Button>
        </OwnForm>
      ) : null}
    </noscript>
  )
}
