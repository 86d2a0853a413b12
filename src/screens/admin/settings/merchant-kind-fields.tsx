import { merchantKindFieldText, merchantRoomText } from '#language/sellers/admin-merchant-kinds.text.ts'
import { merchantKindName } from '#language/merchant-kinds.ts'
import { requirementText } from '#language/sellers/requirements.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { Editing } from '#desk/use-editing.ts'
import {
  chosenRequirements,
  type MerchantKindRules,
  merchantRooms,
  payWays,
  statementRhythms,
} from '#modules/merchants/merchant-kinds.contract.ts'
import { AdminWords } from '#screens/admin/home/block-fields.tsx'
import { SelectField, TextField, Tick } from '#ui/fields.tsx'

const PATH = 'value.kinds'

/** Each kind of seller there is: none is added and none goes, since the program knows what they are. */
export function MerchantKindFields({ editing }: { editing: Editing }) {
  const language = useLanguage()
  const found = editing.read(PATH)
  const kinds: readonly MerchantKindRules[] = Array.isArray(found) ? found : []
  return (
    <section className="admin-form-list">
      {kinds.map(({ kind }, place) => (
        <fieldset key={kind} className="block-item">
          <legend>{merchantKindName(kind, language)}</legend>
          <KindFields editing={editing} at={`${PATH}.${place}`} />
        </fieldset>
      ))}
    </section>
  )
}

function KindFields({ editing, at }: { editing: Editing; at: string }) {
  const texts = useTexts(merchantKindFieldText)
  const requirements = useTexts(requirementText)
  const rooms = useTexts(merchantRoomText)
  return (
    <>
      <AdminWords editing={editing} path={`${at}.lead`} label={texts.lead} most={160} />
      <AdminWords editing={editing} path={`${at}.sells`} label={texts.sells} most={160} />
      <Several
        editing={editing}
        path={`${at}.requirements`}
        label={texts.requirements}
        choices={chosenRequirements}
        names={requirements}
      />
      <Several editing={editing} path={`${at}.rooms`} label={texts.rooms} choices={merchantRooms} names={rooms} />
      <SelectField
        label={texts.paidBy}
        value={editing.text(`${at}.paidBy`)}
        onChange={(event) => editing.set(`${at}.paidBy`, event.target.value)}
        options={payWays.map((value) => ({ value, name: texts[value] }))}
      />
      <SelectField
        label={texts.statements}
        value={editing.text(`${at}.statements`)}
        onChange={(event) => editing.set(`${at}.statements`, event.target.value)}
        options={statementRhythms.map((value) => ({ value, name: texts[value] }))}
      />
      <TextField
        label={texts.mostAMonth}
        hint={texts.mostAMonthHint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        problem={editing.problem(`${at}.mostAMonth`)}
        value={editing.text(`${at}.mostAMonth`)}
        onChange={(event) => editing.set(`${at}.mostAMonth`, event.target.value)}
      />
      <Tick
        checked={editing.read(`${at}.placesOffers`) === true}
        onChange={(event) => editing.set(`${at}.placesOffers`, event.target.checked)}
      >
        {texts.placesOffers}
      </Tick>
      <Tick
        checked={editing.read(`${at}.publishesOwn`) === true}
        onChange={(event) => editing.set(`${at}.publishesOwn`, event.target.checked)}
      >
        {texts.publishesOwn}
      </Tick>
    </>
  )
}

type SeveralProps<Choice extends string> = {
  editing: Editing
  path: string
  label: string
  choices: readonly Choice[]
  names: Readonly<Record<Choice, string>>
}

/** Which of these, kept in the order in which they are listed. */
function Several<Choice extends string>({ editing, path, label, choices, names }: SeveralProps<Choice>) {
  const found = editing.read(path)
  const chosen: readonly unknown[] = Array.isArray(found) ? found : []
  const problem = editing.problem(path)
  const turn = (choice: Choice, on: boolean) =>
    editing.set(
      path,
      choices.filter((one) => (one === choice ? on : chosen.includes(one))),
    )
  return (
    <fieldset className="both-words">
      <legend>{label}</legend>
      {choices.map((choice) => (
        <Tick key={choice} checked={chosen.includes(choice)} onChange={(event) => turn(choice, event.target.checked)}>
          {names[choice]}
        </Tick>
      ))}
      {problem ? (
        <p className="field-problem" data-invalid tabIndex={-1}>
          {problem}
        </p>
      ) : null}
    </fieldset>
  )
}
