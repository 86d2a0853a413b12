import { useState } from 'react'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { communityText, composeText } from '#language/community/community.text.ts'
import { languageOfPath } from '#language/languages.ts'
import { localPath, textsIn, useLanguage, useTexts } from '#language/texts.ts'
import type { OwnPostWire } from '#modules/posts/posts.contract.ts'
import { getOwnPost } from '#modules/posts/posts.paths.ts'
import { WIDEST_BODY, WIDEST_TITLE } from '#modules/posts/posts.rules.ts'
import type { OwnProfileWire } from '#modules/profiles/profiles.contract.ts'
import { getOwnProfile } from '#modules/profiles/profiles.paths.ts'
import type { CardWire } from '#modules/catalogue/catalogue.contract.ts'
import { getWishList } from '#modules/wishlist/wishlist.paths.ts'
import { useTried } from '#screens/own-page.tsx'
import { headTags } from '#screens/store/head-tags.ts'
import { FormTold, OwnForm } from '#screens/store/own-form.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { SelectField, TextArea, TextField, Tick } from '#ui/fields.tsx'
import { MembersPage } from './community-page.tsx'
import { ownCall } from './drawn-call.ts'
import { ItemsField } from './items-field.tsx'
import { placeGroups, placeName } from './place-name.ts'
import { draftFrom, type PostDraft, sentIds } from './post-draft.ts'
import { PostPictures, usePostPictures } from './post-pictures.tsx'
import { useDeviceDraft } from './use-device-draft.ts'
import { KeptHere, useKeeping, useSending, VersionShown } from './write-parts.tsx'
import './community.css'
import './profile.css'
import './write.css'

export { ErrorView as ErrorBoundary } from '#screens/error-view.tsx'

export const meta = ({ location, matches }: MetaArgs) =>
  headTags({ title: textsIn(composeText, languageOfPath(location.pathname)).title, pathname: location.pathname, matches })

type Own = { post: OwnPostWire | null; wishes: CardWire[]; bylines: OwnProfileWire['bylines']; as: string }
type Page = Own & { owner: string | undefined }

export async function loader({ url, context }: LoaderFunctionArgs): Promise<Page | null> {
  const call = ownCall(context)
  if (!call) return null
  const code = url.searchParams.get('post')
  const [own, wishes] = [await call(getOwnProfile, {}), await call(getWishList, { pageSize: 24 })]
  const post = code ? await call(getOwnPost, { code }) : undefined
  return {
    post: post?.ok ? post.data : null,
    wishes: wishes.ok ? wishes.data.list : [],
    bylines: own.ok ? own.data.bylines : [],
    as: url.searchParams.get('as') ?? '',
    owner: own.ok ? own.data.profile?.code : undefined,
  }
}

/** A new post, a draft, or one to be edited: one form, with or without script. */
export default function Compose() {
  const data = useLoaderData<typeof loader>()
  return <MembersPage data={data}>{data?.owner ? <Writing {...data} owner={data.owner} /> : <ProfileFirst />}</MembersPage>
}

function ProfileFirst() {
  const texts = useTexts(communityText)
  const action = (
    <a className="btn" data-reload="" href={localPath(useLanguage(), '/community/profile')}>
      {texts.openProfile}
    </a>
  )
  return <EmptyState level={1} title={texts.profileNeeded} action={action} />
}

/** The newest version of it, the shop’s or the device’s. */
function Writing({ post, wishes, bylines, as, owner }: Own & { owner: string }) {
  const language = useLanguage()
  const tried = useTried('write')
  const [fresh] = useState(() => draftFrom(post, tried, language))
  const versions = useDeviceDraft({ owner, post, fresh, isTried: tried !== undefined })
  return (
    <div className="com-form com-compose">
      <h1 tabIndex={-1}>{post?.published ? textsIn(composeText, language).editTitle : textsIn(composeText, language).title}</h1>
      <p className="mute">{textsIn(composeText, language).rules}</p>
      <VersionShown versions={versions} isSaved={post !== null} />
      <Form key={versions.version} post={post} wishes={wishes} bylines={bylines} as={as} versions={versions} />
      <History post={post} />
    </div>
  )
}

type Versions = ReturnType<typeof useDeviceDraft>
type FormProps = Own & { versions: Versions }

function Form({ post, wishes, bylines, as, versions }: FormProps) {
  const texts = useTexts(composeText)
  const language = useLanguage()
  const { draft: start } = versions.shown
  const held = usePostPictures(start)
  const sending = useSending(held, versions)
  const form = useKeeping(held, versions)
  return (
    <OwnForm ref={form} encType="multipart/form-data" noValidate onSubmit={(event) => void sending.send(event)}>
      <FormTold form="write" done={{ drafted: texts.drafted }} />
      <input type="hidden" name="code" value={post?.code ?? ''} />
      <input type="hidden" name="kept" value={sentIds(held.pictures)} />
      <Byline post={post} bylines={bylines} as={as} />
      <PostPictures held={held} problem={sending.problems.pictures} />
      <WordFields start={start} problems={sending.problems} />
      <ItemsField post={post} wishes={wishes} start={start} held={held} problem={sending.problems.products} />
      <SelectField
        label={texts.place}
        name="place"
        placeholder={texts.noPlace}
        defaultValue={start.place}
        groups={placeGroups(language)}
      />
      <Tick name="paid" defaultChecked={start.paid}>
        {texts.paid}
      </Tick>
      <div role="alert">{sending.told ? <p className="field-problem">{sending.told}</p> : null}</div>
      <div className="com-ways">
        <Button type="submit" name="act" value="publish" busy={sending.busy}>
          {post?.published ? texts.saveEdit : texts.publish}
        </Button>
        {post?.published ? null : (
          <Button type="submit" name="act" value="draft" look="line" busy={sending.busy}>
            {texts.draft}
          </Button>
        )}
      </div>
      <KeptHere at={versions.keptAt} />
    </OwnForm>
  )
}

/** In whose name a new post is; one that is there stays where it is. */
function Byline({ post, bylines, as }: Pick<Own, 'post' | 'bylines' | 'as'>) {
  const texts = useTexts(composeText)
  if (bylines.length === 0) return null
  const choices = bylines.map(({ merchantId: value, name }) => ({ value, name }))
  return (
    <SelectField
      label={texts.as}
      name="as"
      placeholder={texts.myself}
      disabled={post !== null}
      defaultValue={post?.as ?? as}
      options={choices}
    />
  )
}

/** Title, description and hashtags: as they were sent, as they are, or empty. */
function WordFields({ start, problems }: { start: PostDraft; problems: Readonly<Record<string, string>> }) {
  const texts = useTexts(composeText)
  return (
    <>
      <TextField
        label={texts.headline}
        hint={texts.headlineHint}
        name="title"
        maxLength={WIDEST_TITLE}
        defaultValue={start.title}
        problem={problems.title}
      />
      <TextArea
        label={texts.body}
        hint={texts.bodyHint}
        name="body"
        rows={8}
        maxLength={WIDEST_BODY}
        defaultValue={start.body}
        problem={problems.body}
      />
      <TextField
        label={texts.topics}
        hint={texts.topicsHint}
        name="topics"
        maxLength={200}
        defaultValue={start.topics}
        problem={problems.topics}
      />
    </>
  )
}

type Parts = OwnPostWire['edits'][number]['parts']

/** What it held besides its words, where that was kept. */
function Held({ parts }: { parts: Parts }) {
  const texts = useTexts(composeText)
  const shared = useTexts(communityText)
  const language = useLanguage()
  if (!parts) return null
  const { pictureNum, productNum, topics, place, paid } = parts
  const said = [
    ...[shared.pictures(pictureNum), productNum > 0 ? texts.itemNum(productNum) : ''],
    ...[topics.map((topic) => `#${topic}`).join(' '), placeName(place, language), paid ? shared.paid : ''],
  ]
  return <p className="mute">{said.filter(Boolean).join(' · ')}</p>
}

function History({ post }: { post: OwnPostWire | null }) {
  const texts = useTexts(composeText)
  if (!post || post.edits.length === 0) return null
  return (
    <details>
      <summary>{texts.history}</summary>
      {post.edits.map(({ title, body, time, parts }) => (
        <section key={time}>
          <h2>{title}</h2>
          <p className="com-text">{body}</p>
          <Held parts={parts} />
        </section>
      ))}
    </details>
  )
}
