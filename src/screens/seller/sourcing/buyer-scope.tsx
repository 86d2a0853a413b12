import { useState } from 'react'
import { sellerSourcingText } from '#language/sourcing/seller-sourcing.text.ts'
import { sourceCountryText } from '#language/sourcing/source-countries.text.ts'
import { useTexts } from '#language/texts.ts'
import type { ScopeWire } from '#modules/sourcing/sourcing.contract.ts'
import { getScope, listSellerRequests, saveScope } from '#modules/sourcing/seller-sourcing.paths.ts'
import { sourceCountries } from '#modules/sourcing/sourcing.rules.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { useCaseStep } from '#desk/case/use-case-step.ts'
import { answerDeskQuery, askAgain, ONCE, useDeskQuery } from '#desk/desk-query.ts'
import { callSeller } from '#screens/seller/frame/seller-session.ts'
import { Button } from '#ui/button.tsx'
import { SelectField, Tick } from '#ui/fields.tsx'
import { toast } from '#ui/toasts.ts'

/** Where this buyer buys, and which houses: what it is asked for follows from it. */
export function BuyerScope() {
  const texts = useTexts(sellerSourcingText)
  const found = useDeskQuery(getScope, {}, ONCE)
  return (
    <section className="sourcing-scope" aria-labelledby="sourcing-scope">
      <h2 id="sourcing-scope">{texts.scope}</h2>
      <p className="mute">{texts.scopeLead}</p>
      <DeskAnswer found={found} height={200}>
        {(scope) => <Form key={scope.version} scope={scope} />}
      </DeskAnswer>
    </section>
  )
}

function Form({ scope }: { scope: ScopeWire }) {
  const texts = useTexts(sellerSourcingText)
  const names = useTexts(sourceCountryText)
  const [countries, setCountries] = useState(scope.countries)
  const [houses, setHouses] = useState(scope.houses)
  const { problems, refusal, busy, send } = useCaseStep({
    call: (said: Pick<ScopeWire, 'countries' | 'houses'>, options) =>
      callSeller(saveScope, { version: scope.version, ...said }, options),
    onDone: (next) => {
      answerDeskQuery(getScope, {}, next)
      askAgain(listSellerRequests)
      toast('success', texts.scopeSaved)
    },
    onRefused: () => askAgain(getScope),
  })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send({ countries, houses })
      }}
    >
      <fieldset>
        <legend className="field-label">{texts.countries}</legend>
        <div className="sourcing-countries">
          {sourceCountries.map((code) => (
            <Tick
              key={code}
              checked={countries.includes(code)}
              onChange={() =>
                setCountries(countries.includes(code) ? countries.filter((one) => one !== code) : [...countries, code])
              }
            >
              {names[code]}
            </Tick>
          ))}
        </div>
        {problems.countries ? <p className="field-problem">{problems.countries}</p> : null}
      </fieldset>
      <Houses choices={scope.choices} houses={houses} onChange={setHouses} />
      <div role="alert">{refusal ? <p className="field-problem">{refusal}</p> : null}</div>
      <Button type="submit" busy={busy}>
        {texts.saveScope}
      </Button>
    </form>
  )
}

type HousesProps = { choices: ScopeWire['choices']; houses: string[]; onChange: (houses: string[]) => void }

function Houses({ choices, houses, onChange }: HousesProps) {
  const texts = useTexts(sellerSourcingText)
  const nameOf = (code: string): string => choices.find(({ id }) => id === code)?.name ?? code
  return (
    <div className="sourcing-houses">
      <SelectField
        label={texts.addHouse}
        placeholder={texts.choose}
        value=""
        options={choices.filter(({ id }) => !houses.includes(id)).map(({ id, name }) => ({ value: id, name }))}
        onChange={({ target }) => target.value && onChange([...houses, target.value])}
      />
      <p className="field-label">{texts.houses}</p>
      {houses.length === 0 ? <p>{texts.allHouses}</p> : null}
      <ul>
        {houses.map((code) => (
          <li key={code}>
            {nameOf(code)}
            <button
              type="button"
              className="btn-text"
              aria-label={texts.removeHouse(nameOf(code))}
              onClick={() => onChange(houses.filter((one) => one !== code))}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
