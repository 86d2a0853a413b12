import { useState } from 'react'
import type { MetaArgs } from 'react-router'
import { languageOfPath } from '#language/languages.ts'
import { askText, requestKindText, requestsText, requestText } from '#language/sourcing/sourcing.text.ts'
import { textsIn, useTexts } from '#language/texts.ts'
import type { OwnRequestWire } from '#modules/sourcing/sourcing.contract.ts'
import { getRequest, listRequests } from '#modules/sourcing/sourcing.paths.ts'
import { MOST_SOURCING_WORDS, MOST_WANTED_PICTURES, requestKinds } from '#modules/sourcing/sourcing.rules.ts'
import type { MakeCall } from '#platform/wire/call-path.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { SelectField, TextArea, TextField, Tick } from '#ui/fields.tsx'
import { AccountFrame, AccountWaiting } from '../account/account-frame.tsx'
import { type OwnPlace, useTried } from '../../own-page.tsx'
import { headTags } from '../head-tags.ts'
import { FormFoot, OwnForm } from '../own-form.tsx'
import { PicturesField, type SentPicture, triedPictures } from '../pictures-field.tsx'
import { useAsking } from './use-asking.ts'
import { useOwn } from './use-own.ts'
import './sourcing.css'

export { ErrorView as ErrorBoundary } from '../../error-view.tsx'

export const meta = ({ location, matches }: MetaArgs) =>
  headTags({ title: textsIn(askText, languageOfPath(location.pathname)).title, pathname: location.pathname, matches })

type Asking = { houses: string[]; before: OwnRequestWire | null }

export async function own(call: MakeCall, { search }: Pick<OwnPlace, 'search'>): Promise<Asking | 'closed' | 'missing'> {
  const requestNo = search.get('no') ?? ''
  const known = await call(listRequests, {})
  const before = requestNo === '' ? undefined : await call(getRequest, { requestNo })
  if (!known.ok || before?.ok === false || (before && !before.data.acts.includes('change'))) return 'missing'
  return before || known.data.isOpen ? { houses: known.data.houses, before: before?.data ?? null } : 'closed'
}

/** A member says what is to be found: a plain form, with or without script. */
export default function Ask() {
  const texts = useTexts(askText)
  const request = useTexts(requestText)
  const list = useTexts(requestsText)
  const found = useOwn(own)
  const isForm = found !== 'missing' && found !== 'closed' && found !== undefined
  const title = isForm && found.before ? texts.changeTitle : texts.title
  return (
    <AccountFrame title={title} path="/myaccount/sourcing" lead={texts.lead}>
      {isForm ? <Form {...found} /> : null}
      {found === 'closed' ? <EmptyState title={list.closedTitle}>{list.closed}</EmptyState> : null}
      {found === 'missing' ? <EmptyState title={request.missing} /> : null}
      {found === undefined ? <AccountWaiting /> : null}
    </AccountFrame>
  )
}

function Form({ houses, before }: Asking) {
  const texts = useTexts(askText)
  const tried = useTried('sourcing')
  const [pictures, setPictures] = useState<readonly SentPicture[]>(
    tried ? triedPictures(tried) : (before?.pictures ?? []).map((uploadId) => ({ uploadId, url: '' })),
  )
  const { problems, refusal, busy, send } = useAsking(before)
  return (
    <OwnForm
      encType="multipart/form-data"
      className="member-form"
      noValidate
      {...(before ? {} : { path: '/myaccount/sourcing/ask' })}
      onSubmit={(event) => {
        event.preventDefault()
        const ids = pictures.map(({ uploadId }) => uploadId)
        void send(new FormData(event.currentTarget), ids)
      }}
    >
      <input type="hidden" name="requestNo" value={before?.requestNo ?? ''} />
      <input type="hidden" name="version" value={before?.version ?? 0} />
      <input type="hidden" name="kept" value={pictures.map(({ uploadId }) => uploadId).join(' ')} />
      <PicturesField
        purpose="sourcing"
        label={texts.pictures}
        hint={texts.picturesHint}
        most={MOST_WANTED_PICTURES}
        pictures={pictures}
        problem={problems.pictures}
        onChange={setPictures}
      />
      <ItemFields houses={houses} before={before} problems={problems} />
      <Terms before={before} problems={problems} />
      <FormFoot refusal={refusal} busy={busy} words={before ? texts.save : texts.send} />
    </OwnForm>
  )
}

/** As it was sent, as it is, or empty. */
function useField(before: OwnRequestWire | null, problems: Record<string, string>) {
  const tried = useTried('sourcing')
  return (name: 'house' | 'size' | 'colour' | 'words' | 'budget' | 'neededBy' | 'kind') => ({
    name,
    defaultValue: tried?.values[name] ?? before?.[name] ?? '',
    problem: problems[name],
  })
}

type FieldsProps = { before: OwnRequestWire | null; problems: Record<string, string> }

function ItemFields({ houses, before, problems }: FieldsProps & Pick<Asking, 'houses'>) {
  const texts = useTexts(askText)
  const kinds = useTexts(requestKindText)
  const field = useField(before, problems)
  return (
    <>
      <div className="src-pair">
        <TextField label={texts.house} maxLength={80} list="src-houses" autoComplete="off" {...field('house')} />
        <SelectField
          label={texts.kind}
          placeholder={texts.choose}
          options={requestKinds.map((kind) => ({ value: kind, name: kinds[kind] }))}
          {...field('kind')}
        />
      </div>
      <datalist id="src-houses">
        {houses.map((house) => (
          <option key={house} value={house}>
            {house}
          </option>
        ))}
      </datalist>
      <div className="src-pair">
        <TextField label={texts.size} optional={texts.optional} maxLength={40} {...field('size')} />
        <TextField label={texts.colour} optional={texts.optional} maxLength={40} {...field('colour')} />
      </div>
      <TextArea label={texts.words} hint={texts.wordsHint} rows={5} maxLength={MOST_SOURCING_WORDS} {...field('words')} />
    </>
  )
}

/** For how much, and until when. */
function Terms({ before, problems }: FieldsProps) {
  const texts = useTexts(askText)
  const tried = useTried('sourcing')
  const field = useField(before, problems)
  return (
    <>
      <div className="src-pair">
        <TextField label={texts.budget} inputMode="decimal" maxLength={12} {...field('budget')} />
        <TextField label={texts.neededBy} type="date" {...field('neededBy')} />
      </div>
      <Tick name="newOnly" defaultChecked={tried ? tried.values.newOnly === 'on' : before?.newOnly}>
        {texts.newOnly}
      </Tick>
    </>
  )
}
