import { type FormEvent, useEffect, useRef, useState } from 'react'
import { counted } from '#language/counted.ts'
import { pointsText } from '#language/account/points.text.ts'
import { useTexts } from '#language/texts.ts'
import type { FriendsWire, PointsWire } from '#modules/points/points.contract.ts'
import { givePoints, listPointFriends } from '#modules/points/points.paths.ts'
import { call } from '#platform/wire/call-client.ts'
import { Button } from '#ui/button.tsx'
import { SelectField, TextArea, TextField } from '#ui/fields.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { toast } from '#ui/toasts.ts'
import { useFirstProblem } from '../member/first-problem.ts'
import { useRequestKey } from '#ui/request-key.ts'

type Props = { open: boolean; onClose: () => void; page: PointsWire; onGiven: () => Promise<void> }
const NOTHING = { wishCode: '', member: '', to: '', points: '', message: '' }

/** Points for a friend. Before anything is sent it says that nobody takes them back. */
export default function GivePoints({ open, onClose, page, onGiven }: Props) {
  const texts = useTexts(pointsText)
  const given = async () => {
    onClose()
    await onGiven()
  }
  return (
    <Sheet open={open} onClose={onClose} title={texts.giveTitle} side="centre">
      <GiftForm page={page} onGiven={given} onClose={onClose} />
    </Sheet>
  )
}

function GiftForm({ page, onGiven, onClose }: Pick<Props, 'page' | 'onGiven' | 'onClose'>) {
  const texts = useTexts(pointsText)
  const { typed, change, problems, busy, give } = useGift(onGiven)
  const form = useRef<HTMLFormElement>(null)
  useFirstProblem(form, problems)
  const field: FieldOf = (name) => ({
    name,
    value: typed[name],
    problem: problems[name],
    onChange: (event) => change({ [name]: event.target.value }),
  })
  return (
    <form ref={form} className="gift" noValidate onSubmit={(event) => void give(event)}>
      <Whom field={field} typed={typed} change={change} problem={problems.wishCode ?? problems.member} />
      <TextField
        label={texts.amount}
        hint={texts.amountHint(counted(page.points), counted(page.giftMost), counted(page.giftMostADay))}
        {...field('points')}
        typing={{ only: ['digit'] }}
        inputMode="numeric"
        maxLength={7}
        autoComplete="off"
      />
      <TextArea label={texts.message} optional={texts.optional} {...field('message')} rows={3} maxLength={200} />
      <p className="gift-warning">{texts.warning}</p>
      <div className="gift-foot">
        <Button type="submit" busy={busy}>
          {texts.confirm}
        </Button>
        <Button look="text" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
      <p className="field-problem" role="alert">
        {problems.gift}
      </p>
    </form>
  )
}

type FieldOf = (name: keyof typeof NOTHING) => {
  name: string
  value: string
  problem: string | undefined
  onChange: (event: { target: { value: string } }) => void
}

type WhomProps = {
  field: FieldOf
  typed: typeof NOTHING
  change: (part: Partial<typeof NOTHING>) => void
  problem: string | undefined
}

/** A friend whose wish list one has, or who is followed and follows, where there is one; else what one knows of them. */
function Whom({ field, typed: { wishCode, member }, change, problem }: WhomProps) {
  const texts = useTexts(pointsText)
  const { list, members } = useFriends()
  const friends = [
    ...members.map((one) => ({ value: `member ${one.member}`, name: one.name })),
    ...list.map((one) => ({
      value: `list ${one.wishCode}`,
      name: one.title ? texts.listOf(one.title) : texts.listUntitled,
    })),
  ]
  const choose = (value: string): void => {
    const [kind, code = ''] = value.split(' ')
    change({ wishCode: kind === 'list' ? code : '', member: kind === 'member' ? code : '' })
  }
  const isListed = wishCode !== '' || member !== ''
  return (
    <>
      {friends.length > 0 ? (
        <SelectField
          label={texts.whom}
          name="friend"
          value={member ? `member ${member}` : wishCode ? `list ${wishCode}` : ''}
          problem={problem}
          onChange={({ target }) => choose(target.value)}
          options={[{ value: '', name: texts.byContact }, ...friends]}
        />
      ) : null}
      {isListed ? null : (
        <TextField
          label={texts.friend}
          hint={texts.friendHint}
          {...field('to')}
          maxLength={120}
          autoComplete="off"
          spellCheck={false}
          autoCapitalize="none"
          data-autofocus
        />
      )}
    </>
  )
}

function useFriends(): FriendsWire {
  const [friends, setFriends] = useState<FriendsWire>({ list: [], members: [] })
  useEffect(() => {
    void call(listPointFriends, {}, { quiet: true }).then((result) => result.ok && setFriends(result.data))
  }, [])
  return friends
}

/** A second press, or one after the network was away, gives nothing twice. */
function useGift(onGiven: () => Promise<void>) {
  const texts = useTexts(pointsText)
  const [typed, setTyped] = useState(NOTHING)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [busy, setBusy] = useState(false)
  const { keyOf } = useRequestKey()
  const change = (part: Partial<typeof NOTHING>): void => setTyped({ ...typed, ...part })
  const give = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setProblems({})
    const points = Number(typed.points)
    const result = await call(givePoints, { ...typed, points }, { quiet: true, idempotencyKey: keyOf(typed) })
    setBusy(false)
    if (!result.ok) {
      const { field = 'gift', fields } = result.data
      return setProblems(fields ?? { [field]: result.msg || texts.failedGift })
    }
    toast('success', texts.given(counted(result.data.points)))
    return onGiven()
  }
  return { typed, change, problems, busy, give }
}
