import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { communityText, ownProfileText } from '#language/community/community.text.ts'
import { languageOfPath } from '#language/languages.ts'
import { localPath, textsIn, useLanguage, useTexts } from '#language/texts.ts'
import type { DraftsWire } from '#modules/posts/posts.contract.ts'
import { listDrafts } from '#modules/posts/posts.paths.ts'
import type { OwnProfileWire, PersonWire } from '#modules/profiles/profiles.contract.ts'
import { getOwnProfile } from '#modules/profiles/profiles.paths.ts'
import { WIDEST_BIO, WIDEST_NICKNAME } from '#modules/profiles/profiles.rules.ts'
import { useTried } from '#screens/own-page.tsx'
import { headTags } from '#screens/store/head-tags.ts'
import { FormTold, OwnForm } from '#screens/store/own-form.tsx'
import { Button } from '#ui/button.tsx'
import { SelectField, TextField, Tick } from '#ui/fields.tsx'
import { Act, MembersPage, type Seen } from './community-page.tsx'
import { ownCall } from './drawn-call.ts'
import { OwnPicture } from './own-picture.tsx'
import { memberPath, Monogram } from './person.tsx'
import { placeGroups } from './place-name.ts'
import { ProfileForm } from './profile-form.tsx'
import './community.css'
import './community-search.css'
import './profile.css'

export { ErrorView as ErrorBoundary } from '#screens/error-view.tsx'

export const meta = ({ location, matches }: MetaArgs) =>
  headTags({ title: textsIn(ownProfileText, languageOfPath(location.pathname)).title, pathname: location.pathname, matches })

type Own = { own: OwnProfileWire; drafts: DraftsWire['list'] }

export async function loader({ context }: LoaderFunctionArgs): Promise<Own | null> {
  const call = ownCall(context)
  const found = await call?.(getOwnProfile, {})
  if (!call || !found?.ok) return null
  const drafts = found.data.profile ? await call(listDrafts, {}) : undefined
  return { own: found.data, drafts: drafts?.ok ? drafts.data.list : [] }
}

/** One’s own page: what it says, who sees what of it, who waits, who is shut out, and the way to leave. */
export default function OwnProfile() {
  const data = useLoaderData<typeof loader>()
  return <MembersPage data={data}>{data ? data.own.profile ? <Page {...data} /> : <Opening own={data.own} /> : null}</MembersPage>
}

function Opening({ own }: { own: OwnProfileWire }) {
  const texts = useTexts(ownProfileText)
  const language = useLanguage()
  const tried = useTried('profile')
  return (
    <div className="com-form">
      <h1 tabIndex={-1}>{texts.openTitle}</h1>
      <p className="mute">{texts.openLead}</p>
      <FormTold form="profile" done={{ left: texts.left }} />
      <OwnForm noValidate>
        <TextField
          label={texts.name}
          hint={texts.nameHint}
          name="nickname"
          maxLength={WIDEST_NICKNAME * 2}
          defaultValue={tried?.values.nickname ?? own.suggested}
          problem={tried?.problems.nickname}
        />
        <TextField
          label={texts.bio}
          hint={texts.nameHint}
          name="bio"
          maxLength={WIDEST_BIO * 2}
          defaultValue={tried?.values.bio ?? ''}
          problem={tried?.problems.bio}
        />
        <SelectField
          label={texts.place}
          name="place"
          placeholder={texts.noPlace}
          defaultValue={tried?.values.place ?? ''}
          groups={placeGroups(language)}
        />
        <Tick name="adult" defaultChecked={tried?.values.adult === 'on'} problem={tried?.problems.adult}>
          {texts.adult}
        </Tick>
        <Button type="submit" name="act" value="open">
          {texts.open}
        </Button>
      </OwnForm>
    </div>
  )
}

function Page({ own, drafts }: Own) {
  const texts = useTexts(ownProfileText)
  const shared = useTexts(communityText)
  const language = useLanguage()
  const { profile, asked, blocked, muted } = own
  if (!profile) return null
  const person: PersonWire = {
    code: profile.code,
    name: profile.nickname,
    bio: '',
    avatar: profile.picture,
    bond: 'self',
    merchant: null,
  }
  const seen: Seen = { isMember: true, viewer: person }
  return (
    <div className="com-form">
      <h1 tabIndex={-1}>{texts.title}</h1>
      <nav className="com-ways" aria-label={texts.title}>
        <a className="btn-text" data-reload="" href={localPath(language, memberPath(profile.code))}>
          {texts.see}
        </a>
        <a className="btn-text" data-reload="" href={localPath(language, '/community/saved')}>
          {shared.saved}
        </a>
        <a className="btn-text" data-reload="" href={localPath(language, '/community/write')}>
          {shared.write}
        </a>
      </nav>
      {profile.hiddenReason ? <p className="com-hidden">{texts.hidden(profile.hiddenReason)}</p> : null}
      <FormTold form="profile" done={{ saved: texts.done, opened: texts.opened }} />
      <Listed
        seen={seen}
        people={asked}
        title={texts.asked}
        acts={[
          ['let-in', texts.letIn],
          ['turn-away', texts.turnAway],
        ]}
      />
      <Drafts drafts={drafts} />
      <ProfileForm profile={profile} />
      <Listed seen={seen} people={blocked} title={texts.blocked} acts={[['unblock', texts.unblock]]} />
      <Listed seen={seen} people={muted} title={texts.muted} acts={[['unmute', texts.unmute]]} />
      <details className="com-leave">
        <summary>{texts.leave}</summary>
        <p>{texts.leaveWords}</p>
        <Act seen={seen} act="leave-surely" className="btn btn-line">
          {texts.leaveYes}
        </Act>
      </details>
    </div>
  )
}

function Drafts({ drafts }: { drafts: DraftsWire['list'] }) {
  const texts = useTexts(ownProfileText)
  const language = useLanguage()
  if (drafts.length === 0) return null
  return (
    <section aria-labelledby="com-drafts">
      <h2 id="com-drafts">{texts.drafts}</h2>
      <ul className="com-drafts">
        {drafts.map(({ code, title, picture }) => (
          <li key={code}>
            {picture ? <OwnPicture {...picture.picture} uploadId={picture.uploadId} /> : null}
            <a className="link" data-reload="" href={`${localPath(language, '/community/write')}?post=${code}`}>
              {title || texts.untitled}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

type ListedProps = {
  seen: Seen
  people: readonly PersonWire[]
  title: string
  acts: readonly (readonly [act: string, words: string])[]
}

function Listed({ seen, people, title, acts }: ListedProps) {
  const shared = useTexts(communityText)
  if (people.length === 0) return null
  return (
    <section>
      <h2>{title}</h2>
      <ul className="com-people">
        {people.map((person) => (
          <li key={person.code}>
            <Monogram person={person} />
            <div>{person.name}</div>
            <div className="com-ways">
              {acts.map(([act, words]) => (
                <Act
                  key={act}
                  seen={seen}
                  act={`${act} ${person.code}`}
                  className="btn-text"
                  label={shared.followOf(words, person.name)}
                >
                  {words}
                </Act>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
