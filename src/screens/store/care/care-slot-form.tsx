import { useEffect, useState } from 'react'
import { careHalfText, carePlaceText, careText } from '#language/account/care.text.ts'
import { showDay } from '#language/dates.ts'
import { fieldProblems } from '#language/field-problems.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { CareDaysWire } from '#modules/care/care.contract.ts'
import { listCareDays } from '#modules/care/care.paths.ts'
import { type CareHalf, careHours, type CarePlace, carePlaces, yearOf } from '#modules/care/care.rules.ts'
import { call } from '#platform/wire/call-client.ts'
import { Button } from '#ui/button.tsx'
import { SelectField, Tick } from '#ui/fields.tsx'
import '../order/order.css'

type ChosenSlot = { day: string; place: CarePlace; half: CareHalf }
type Props = {
  /** For which it may be booked; every one when left out. */
  years?: readonly number[]
  busy: boolean
  onChoose: (slot: ChosenSlot) => Promise<void>
  onLeave: () => void
}

/** Where, on which day and in which half of it; only what is free is offered. */
export function CareSlotForm({ years, busy, onChoose, onLeave }: Props) {
  const language = useLanguage()
  const texts = useTexts(careText)
  const { place, setPlace, days, again } = useFreeDays(years)
  const [day, setDay] = useState('')
  const [half, setHalf] = useState<CareHalf>()
  const [missing, setMissing] = useState(false)
  const free = days?.find((one) => one.day === day)
  const chosen = half && free?.halves.includes(half) ? half : free?.halves[0]
  const send = async () => {
    if (!free || !chosen) return setMissing(true)
    await onChoose({ day: free.day, place, half: chosen })
    // Still here: it was taken meanwhile.
    return again()
  }
  return (
    <form
      className="care-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void send()
      }}
    >
      <Places place={place} onPlace={setPlace} />
      {days?.length === 0 ? <p role="status">{texts.noDays}</p> : null}
      <SelectField
        label={texts.day}
        placeholder={texts.chooseDay}
        options={(days ?? []).map((one) => ({ value: one.day, name: showDay(one.day, language) }))}
        value={free ? day : ''}
        problem={missing && !free ? fieldProblems['choose-one'][language] : undefined}
        onChange={({ target }) => setDay(target.value)}
      />
      {free ? <Halves halves={free.halves} chosen={chosen} onHalf={setHalf} /> : null}
      <div className="order-actions">
        <Button type="submit" busy={busy}>
          {busy ? texts.working : texts.confirm}
        </Button>
        <Button look="line" onClick={onLeave}>
          {texts.leave}
        </Button>
      </div>
    </form>
  )
}

function Places({ place, onPlace }: { place: CarePlace; onPlace: (place: CarePlace) => void }) {
  const texts = useTexts(careText)
  const names = useTexts(carePlaceText)
  return (
    <fieldset className="care-choice">
      <legend className="field-label">{texts.place}</legend>
      {carePlaces.map((one) => (
        <Tick key={one} type="radio" name="place" value={one} checked={one === place} onChange={() => onPlace(one)}>
          {names[one]}
        </Tick>
      ))}
    </fieldset>
  )
}

type HalvesProps = { halves: readonly CareHalf[]; chosen: CareHalf | undefined; onHalf: (half: CareHalf) => void }

function Halves({ halves, chosen, onHalf }: HalvesProps) {
  const texts = useTexts(careText)
  const names = useTexts(careHalfText)
  return (
    <fieldset className="care-choice">
      <legend className="field-label">{texts.half}</legend>
      {halves.map((one) => (
        <Tick key={one} type="radio" name="half" value={one} checked={one === chosen} onChange={() => onHalf(one)}>
          {`${names[one]} ${careHours[one].from}–${careHours[one].to}`}
        </Tick>
      ))}
    </fieldset>
  )
}

function useFreeDays(years: readonly number[] | undefined) {
  const [place, setPlace] = useState<CarePlace>('store')
  const [days, setDays] = useState<CareDaysWire['days']>()
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    let isOver = false
    void call(listCareDays, { place }).then((result) => {
      if (!isOver && result.ok) setDays(result.data.days)
    })
    return () => {
      isOver = true
    }
  }, [place, turn])
  return {
    place,
    setPlace,
    days: days?.filter(({ day }) => years === undefined || years.includes(yearOf(day))),
    again: () => setTurn((before) => before + 1),
  }
}
