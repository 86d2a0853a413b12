import { useState } from 'react'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { communityText, composeText } from '#language/community/community.text.ts'
import { languageOfPath } from '#language/languages.ts'
import { localPath, textsIn, useLanguage, useTexts } from '#language/texts.ts'
import type { OwnPostWire } from '#modules/posts/posts.contract.ts'
import { getOwnPost } from '#modules/posts/posts.paths.ts'
import { MOST_PICTURES, WIDEST_BODY, WIDEST_TITLE } from '#modules/posts/posts.rules.ts'
import { getOwnProfile } from '#modules/profiles/profiles.paths.ts'
import type { CardWire } from '#modules/catalogue/catalogue.contract.ts'
import { getWishList } from '#modules/wishlist/wishlist.paths.ts'
import type { Tried } from '#platform/wire/own-page.ts'
import { useTried } from '#screens/own-page.tsx'
import { headTags } from '#screens/store/head-tags.ts'
import { FormTold, OwnForm } from '#screens/store/own-form.tsx'
import { PicturesField, type SentPicture, triedPictures } from '#screens/store/pictures-field.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { SelectField, TextArea, TextField, Tick } from '#ui/fields.tsx'
import { pictureAddress } from '#ui/picture.tsx'
import { MembersPage } from './community-page.tsx'
import { ownCall } from './drawn-call.ts'
import { ItemsField } from './items-field.tsx'
import { placeGroups } from './place-name.ts'
import './community.css'
import './profile.css'

export { ErrorView as ErrorBoundary } from '#screens/error-view.tsx'

export const meta = ({ location, matches }: MetaArgs) =>
  headTags({ title: textsIn(composeText, languageOfPath(location.pathname)).title, pathname: location.pathname, matches })

type Own = { post: OwnPostWire | null; wishes: CardWire[]; hasProfile: boolean }

export async function loader({ url, context }: LoaderFunctionArgs): Promise<Own | null> {
  const call = ownCall(context)
  if (!call) return null
  const code = url.searchParams.get('post')
  const [own, wishes] = [await call(getOwnProfile, {}), await call(getWishList, { pageSize: 24 })]
  const post = code ? await call(getOwnPost, { code }) : undefined
  return {
    post: post?.ok ? post.data : null,
    wishes: wishes.ok ? wishes.data.list : [],
    hasProfile: own.ok && own.data.profile !== null,
  }
}

/** A new post, a draft, or one to be edited: one form, with or without script. */
export default function Compose() {
  const data = useLoaderData<typeof loader>()
  return <MembersPage data={data}>{data?.hasProfile ? <Form {...data} /> : <ProfileFirst />}</MembersPage>
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

/** Those of a draft only their owner sees, and not by an address. */
const sentPictures = (post: OwnPostWire | null): SentPicture[] =>
  (post?.pictures ?? []).map(({ uploadId, picture }) => ({
    uploadId,
    url: post?.published ? pictureAddress(picture.hash, 240) : '',
  }))

/** With script they come by the form itself, without one beside it. */
function picturesOf(tried: Tried | undefined, post: OwnPostWire | null): SentPicture[] {
  if (!tried) return sentPictures(post)
  const ids = `${tried.values.kept ?? ''} ${tried.values.pictures ?? ''}`.split(' ')
  return triedPictures({ ...tried, values: { pictures: [...new Set(ids)].join(' ') } })
}

function Form({ post, wishes }: Own) {
  const texts = useTexts(composeText)
  const tried = useTried('write')
  const [pictures, setPictures] = useState<readonly SentPicture[]>(() => picturesOf(tried, post))
  const language = useLanguage()
  return (
    <div className="com-form com-compose">
      <h1 tabIndex={-1}>{post?.published ? texts.editTitle : texts.title}</h1>
      <p className="mute">{texts.rules}</p>
      <FormTold form="write" done={{ drafted: texts.drafted }} />
      <OwnForm encType="multipart/form-data" noValidate>
        <input type="hidden" name="code" value={post?.code ?? ''} />
        <input type="hidden" name="kept" value={pictures.map(({ uploadId }) => uploadId).join(' ')} />
        <PicturesField
          purpose="post-picture"
          label={texts.pictures}
          hint={texts.picturesHint}
          most={MOST_PICTURES}
          pictures={pictures}
          problem={tried?.problems.pictures}
          onChange={setPictures}
        />
        <WordFields post={post} />
        <ItemsField post={post} wishes={wishes} pictures={pictures} problem={tried?.problems.products} />
        <SelectField
          label={texts.place}
          name="place"
          placeholder={texts.noPlace}
          defaultValue={tried?.values.place ?? post?.place ?? ''}
          groups={placeGroups(language)}
        />
        <Tick name="paid" defaultChecked={tried ? tried.values.paid === 'on' : post?.paid}>
          {texts.paid}
        </Tick>
        <div className="com-ways">
          <Button type="submit" name="act" value="publish">
            {post?.published ? texts.saveEdit : texts.publish}
          </Button>
          {post?.published ? null : (
            <Button type="submit" name="act" value="draft" look="line">
              {texts.draft}
            </Button>
          )}
        </div>
      </OwnForm>
      <History post={post} />
    </div>
  )
}

/** Title, description and hashtags: as they were sent, as they are, or empty. */
function WordFields({ post }: { post: OwnPostWire | null }) {
  const texts = useTexts(composeText)
  const language = useLanguage()
  const tried = useTried('write')
  const value = (name: 'title' | 'body'): string => tried?.values[name] ?? post?.[name] ?? ''
  return (
    <>
      <TextField
        label={texts.headline}
        hint={texts.headlineHint}
        name="title"
        maxLength={WIDEST_TITLE}
        defaultValue={value('title')}
        problem={tried?.problems.title}
      />
      <TextArea
        label={texts.body}
        hint={texts.bodyHint}
        name="body"
        rows={8}
        maxLength={WIDEST_BODY}
        defaultValue={value('body')}
        problem={tried?.problems.body}
      />
      <TextField
        label={texts.topics}
        hint={texts.topicsHint}
        name="topics"
        maxLength={200}
        defaultValue={tried?.values.topics ?? post?.topics.join(language === 'zh' ? '，' : ', ') ?? ''}
        problem={tried?.problems.topics}
      />
    </>
  )
}

function History({ post }: { post: OwnPostWire | null }) {
  const texts = useTexts(composeText)
  if (!post || post.edits.length === 0) return null
  return (
    <details>
      <summary>{texts.history}</summary>
      {post.edits.map(({ title, body, time }) => (
        <section key={time}>
          <h2>{title}</h2>
          <p className="com-text">{body}</p>
        </section>
      ))}
    </details>
  )
}
