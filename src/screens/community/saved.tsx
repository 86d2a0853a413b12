import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { communityText, savedText } from '#language/community/community.text.ts'
import { languageOfPath } from '#language/languages.ts'
import { localPath, textsIn, useLanguage, useTexts } from '#language/texts.ts'
import type { PostListsWire, PostListWire } from '#modules/posts/posts.contract.ts'
import { getPostList, listPostLists } from '#modules/posts/posts.paths.ts'
import type { OwnProfileWire } from '#modules/profiles/profiles.contract.ts'
import { getOwnProfile } from '#modules/profiles/profiles.paths.ts'
import { headTags } from '#screens/store/head-tags.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Act, MembersPage, type Seen } from './community-page.tsx'
import { ownCall } from './drawn-call.ts'
import { PostWall } from './post-card.tsx'
import './community.css'
import './profile.css'

export { ErrorView as ErrorBoundary } from '#screens/error-view.tsx'

export const meta = ({ location, matches }: MetaArgs) =>
  headTags({ title: textsIn(savedText, languageOfPath(location.pathname)).title, pathname: location.pathname, matches })

type Own = { profile: OwnProfileWire['profile']; lists: PostListsWire['list']; listId: string; shown: PostListWire | null }

export async function loader({ url, context }: LoaderFunctionArgs): Promise<Own | null> {
  const call = ownCall(context)
  const own = await call?.(getOwnProfile, {})
  if (!call || !own?.ok) return null
  const lists = await call(listPostLists, {})
  const listId = url.searchParams.get('list') ?? ''
  const shown = listId ? await call(getPostList, { listId, before: url.searchParams.get('before') ?? '' }) : undefined
  return { profile: own.data.profile, lists: lists.ok ? lists.data.list : [], listId, shown: shown?.ok ? shown.data : null }
}

/** Posts that a member has saved, in lists only they see. */
export default function Saved() {
  const data = useLoaderData<typeof loader>()
  return (
    <MembersPage data={data}>
      {data ? data.shown ? <List {...data} shown={data.shown} /> : <Lists {...data} /> : null}
    </MembersPage>
  )
}

function Lists({ lists }: Own) {
  const texts = useTexts(savedText)
  const shared = useTexts(communityText)
  const language = useLanguage()
  const path = localPath(language, '/community')
  return (
    <div className="com-form">
      <h1 tabIndex={-1}>{texts.title}</h1>
      <p className="mute">{texts.lead}</p>
      {lists.length > 0 ? (
        <ul className="com-drafts">
          {lists.map(({ listId, name, total }) => (
            <li key={listId}>
              <a className="link" data-reload="" href={`${path}/saved?list=${listId}`}>
                {name}
              </a>
              <span className="mute">{shared.posts(total)}</span>
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          title={texts.none}
          action={
            <a className="btn" href={path} data-reload="">
              {shared.title}
            </a>
          }
        >
          {texts.noneWords}
        </EmptyState>
      )}
    </div>
  )
}

function List({ profile, listId, shown }: Own & { shown: PostListWire }) {
  const texts = useTexts(savedText)
  const shared = useTexts(communityText)
  const language = useLanguage()
  const path = localPath(language, '/community/saved')
  if (!profile) return null
  const viewer = {
    code: profile.code,
    name: profile.nickname,
    bio: '',
    avatar: profile.picture,
    bond: 'self' as const,
    merchant: null,
  }
  const seen: Seen = { isMember: true, viewer }
  return (
    <>
      <header className="com-head">
        <div>
          <p className="com-crumb caps">
            <a href={path} data-reload="">
              {texts.allLists}
            </a>
          </p>
          <h1 tabIndex={-1}>{shown.name}</h1>
        </div>
      </header>
      {shown.list.length > 0 ? <PostWall posts={shown.list} seen={seen} /> : <EmptyState title={shared.noPosts} />}
      <footer className="com-end">
        {shown.next ? (
          <a
            className="btn btn-line"
            data-reload=""
            href={`${path}?${new URLSearchParams({ list: listId, before: shown.next })}`}
          >
            {shared.older}
          </a>
        ) : null}
        <details>
          <summary>{texts.removeList}</summary>
          <p className="mute">{texts.removeWords}</p>
          <Act seen={seen} act="delete-surely" fields={{ listId }} className="btn btn-line">
            {texts.removeList}
          </Act>
        </details>
      </footer>
    </>
  )
}
