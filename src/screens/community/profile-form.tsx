import { useState } from 'react'
import { ownProfileText } from '#language/community/community.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { OwnProfileWire } from '#modules/profiles/profiles.contract.ts'
import { audiences, shownParts, WIDEST_BIO, WIDEST_NICKNAME } from '#modules/profiles/profiles.rules.ts'
import { useTried } from '#screens/own-page.tsx'
import { OwnForm } from '#screens/store/own-form.tsx'
import { Button } from '#ui/button.tsx'
import { SelectField, TextField, Tick } from '#ui/fields.tsx'
import { placeGroups } from './place-name.ts'

type OwnPage = NonNullable<OwnProfileWire['profile']>

/** What a page says of its member, and the table of who sees what. */
export function ProfileForm({ profile }: { profile: OwnPage }) {
  const texts = useTexts(ownProfileText)
  const language = useLanguage()
  const tried = useTried('profile')
  const own = tried?.values.act === 'save' ? tried : undefined
  return (
    <OwnForm noValidate encType="multipart/form-data">
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        name="nickname"
        maxLength={WIDEST_NICKNAME * 2}
        defaultValue={own?.values.nickname ?? profile.nickname}
        problem={own?.problems.nickname}
      />
      <TextField
        label={texts.bio}
        hint={texts.nameHint}
        name="bio"
        maxLength={WIDEST_BIO * 2}
        defaultValue={own?.values.bio ?? profile.bio}
        problem={own?.problems.bio}
      />
      <SelectField
        label={texts.place}
        name="place"
        placeholder={texts.noPlace}
        defaultValue={own?.values.place ?? profile.place}
        groups={placeGroups(language)}
      />
      <PictureOfMember profile={profile} problem={tried?.problems.pictures ?? tried?.problems.avatar} />
      <Table profile={profile} />
      <Tick name="indexed" defaultChecked={profile.indexed}>
        {texts.indexed}
      </Tick>
      <Button type="submit" name="act" value="save">
        {texts.save}
      </Button>
    </OwnForm>
  )
}

function PictureOfMember({ profile, problem }: { profile: OwnPage; problem: string | undefined }) {
  const texts = useTexts(ownProfileText)
  const [chosen, choose] = useState('')
  return (
    <>
      <div className="field">
        <span className="field-label">{texts.picture}</span>
        <label className="btn btn-line com-file">
          <input
            className="hidden-text"
            type="file"
            name="picture"
            accept="image/jpeg,image/png"
            aria-describedby="com-file-hint com-file-problem"
            onChange={({ target }) => choose(target.files?.[0]?.name ?? '')}
          />
          <span>{chosen || texts.choosePicture}</span>
        </label>
        <span className="field-hint" id="com-file-hint">
          {profile.avatar ? texts.pictureNow : texts.pictureHint}
        </span>
        <div role="alert" id="com-file-problem">
          {problem ? <p className="field-problem">{problem}</p> : null}
        </div>
      </div>
      {profile.avatar ? <Tick name="pictureOff">{texts.pictureOff}</Tick> : null}
    </>
  )
}

/** Rows: what; columns: to whom. */
function Table({ profile }: { profile: OwnPage }) {
  const texts = useTexts(ownProfileText)
  const names = { all: texts.audienceAll, fans: texts.audienceFans, mutual: texts.audienceMutual, me: texts.audienceMe }
  return (
    <table className="com-sees">
      <caption>{texts.sees}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.part}</th>
          {audiences.map((audience) => (
            <th key={audience} scope="col">
              {names[audience]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shownParts.map((part) => (
          <tr key={part}>
            <th scope="row">{texts[part]}</th>
            {audiences.map((audience) => (
              <td key={audience}>
                <label>
                  <input
                    type="radio"
                    name={`sees-${part}`}
                    value={audience}
                    defaultChecked={profile.sees[part] === audience}
                    aria-label={`${texts[part]} · ${names[audience]}`}
                  />
                </label>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
