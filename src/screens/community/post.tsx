import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { communityText, postText } from '#language/community/community.text.ts'
import { showMoment } from '#language/dates.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { languageOfPath } from '#language/languages.ts'
import type { PostWire } from '#modules/posts/posts.contract.ts'
import { getPost } from '#modules/posts/posts.paths.ts'
import { statusOfRefusal } from '#screens/page-problem.ts'
import { publicUrlContext } from '#screens/page-context.ts'
import { cardView } from '#screens/store/card/card-view.ts'
import { headTags } from '#screens/store/head-tags.ts'
import { FormTold } from '#screens/store/own-form.tsx'
import { Picture } from '#ui/picture.tsx'
import { CommunityPage } from './community-page.tsx'
import { Comments } from './comments.tsx'
import { callFor } from './drawn-call.ts'
import { HiddenNote } from './hidden-note.tsx'
import { OwnPicture } from './own-picture.tsx'
import { FollowAct, memberPath, MembersText, Monogram, PersonLink, postPath, SellerMark, shortPostPath } from './person.tsx'
import { placeName } from './place-name.ts'
import { PostActs } from './post-acts.tsx'
import { PostCard } from './post-card.tsx'
import './post.css'

export { ErrorView as ErrorBoundary } from '#screens/error-view.tsx'

export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const before = url.searchParams.get('before') ?? ''
  const found = await callFor(context)(getPost, { code: params.code ?? '', before })
  if (!found.ok) throw data(found.msg, { status: statusOfRefusal(found.code) })
  return { post: found.data, address: context.get(publicUrlContext).replace(/\/$/, '') }
}

export function meta({ location, matches, loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return []
  const { post, address } = loaderData
  const { title, pictures, indexed, author } = post
  const pathname = localPath(languageOfPath(location.pathname), postPath(post.code))
  // Whose words they are: a short post alone says too little.
  const description = `${author.name}${post.language === 'zh' ? '：' : ': '}${textOf(post)}`.slice(0, 160)
  const [picture] = pictures
  return [
    ...headTags({
      ...{ title, description, pathname, matches, type: 'article', noindex: !indexed || location.search !== '' },
      ...(picture ? { picture } : {}),
    }),
    {
      'script:ld+json': {
        ...{ '@context': 'https://schema.org', '@type': 'SocialMediaPosting', headline: title, articleBody: textOf(post) },
        ...{ datePublished: post.time, inLanguage: post.language === 'zh' ? 'zh-Hant-HK' : 'en-HK', url: address + pathname },
        image: pictures.map(({ hash }) => `${address}/media/${hash}/1440.webp`),
        author: {
          '@type': author.merchant ? 'Organization' : 'Person',
          name: author.name,
          url: address + memberPath(author.code),
        },
        commentCount: post.commentNum,
        interactionStatistic: {
          ...{ '@type': 'InteractionCounter', interactionType: 'https://schema.org/LikeAction' },
          userInteractionCount: post.likeNum,
        },
      },
    },
  ]
}

const textOf = ({ parts }: PostWire): string => parts.map(({ kind, text }) => (kind === 'person' ? `@${text}` : text)).join('')

/** One post: its pictures with what is in them, its words, its items as they are now, and what others say. */
export default function Post() {
  const { post, address } = useLoaderData<typeof loader>()
  const texts = useTexts(communityText)
  const language = useLanguage()
  return (
    <CommunityPage seen={post} className="com-post">
      <p className="com-crumb caps">
        <a href={localPath(language, '/community')} data-reload="">
          {texts.title}
        </a>
      </p>
      <Pictures post={post} />
      <article className="com-body">
        <FormTold form="post" />
        <div className="com-who">
          <Monogram person={post.author} />
          <div>
            <PersonLink person={post.author} />
            <p className="mute">
              <SellerMark person={post.author} />
              {post.author.merchant ? ' · ' : ''}
              {texts.posts(post.authorPosts)}
            </p>
          </div>
          <FollowAct person={post.author} seen={post} code={post.code} />
        </div>
        <Words post={post} />
        <Items post={post} />
        <PostActs post={post} address={address + localPath(language, shortPostPath(post.code))} />
        <Comments post={post} />
      </article>
      <More post={post} />
    </CommunityPage>
  )
}

const POST_SIZES = '(min-width: 1024px) 60vw, (min-width: 768px) 50vw, 100vw'

function Pictures({ post: { pictures, ownPictures, products } }: { post: PostWire }) {
  const texts = useTexts(postText)
  const shared = useTexts(communityText)
  const language = useLanguage()
  return (
    <ol className="com-shots" aria-label={texts.photographs}>
      {pictures.map((picture, at) => (
        <li key={picture.hash} id={`picture-${at + 1}`}>
          {ownPictures[at] ? (
            <OwnPicture {...picture} uploadId={ownPictures[at]} alt={shared.picture(at + 1)} />
          ) : (
            <Picture picture={picture} sizes={POST_SIZES} first={at === 0} alt={shared.picture(at + 1)} />
          )}
          {products
            .filter((product) => product.at?.picture === at)
            .map(({ card, at: place }) => {
              const { address, title, price } = cardView(card, language)
              return (
                <a
                  key={card.spuCode}
                  className={`com-mark ${(place?.x ?? 0) > 55 ? 'left' : ''}`}
                  data-reload=""
                  href={address}
                  style={{ left: `${place?.x ?? 0}%`, top: `${place?.y ?? 0}%` }}
                >
                  <span>
                    <b>{title}</b> {price}
                  </span>
                </a>
              )
            })}
        </li>
      ))}
    </ol>
  )
}

function Words({ post }: { post: PostWire }) {
  const texts = useTexts(postText)
  const shared = useTexts(communityText)
  const language = useLanguage()
  return (
    <div className="com-words">
      <HiddenNote post={post} />
      <h1 tabIndex={-1} lang={post.language}>
        {post.title}
      </h1>
      {post.paid ? <p className="com-paid">{shared.paid}</p> : null}
      <p className="com-text" lang={post.language}>
        <MembersText parts={post.parts} />
      </p>
      <p className="com-meta">
        {post.topics.map(({ topic, name }) => (
          <a
            key={topic}
            className="link"
            data-reload=""
            href={`${localPath(language, '/community')}?${new URLSearchParams({ tab: 'topic', value: topic })}`}
          >
            #{name}
          </a>
        ))}
        <span>{[showMoment(post.time, language), placeName(post.place, language)].filter(Boolean).join(' · ')}</span>
        {post.edits > 0 ? <span>{texts.edited(post.edits)}</span> : null}
      </p>
    </div>
  )
}

function Items({ post: { products } }: { post: PostWire }) {
  const texts = useTexts(postText)
  const shared = useTexts(communityText)
  const language = useLanguage()
  if (products.length === 0) return null
  return (
    <section className="com-items" aria-labelledby="com-items">
      <h2 id="com-items">{texts.inPost}</h2>
      <ul>
        {products.map(({ card, instead }) => {
          const view = cardView(card, language)
          const left = { in: '', low: shared.low, last: shared.last, out: shared.soldOut }[card.stock]
          return (
            <li key={card.spuCode}>
              <Picture picture={card.productImg} sizes="54px" most={240} alt="" />
              <div>
                <b>{view.brand}</b>
                <a href={view.address} data-reload="" lang={view.titleLang}>
                  {view.title}
                </a>
                <p>
                  {view.before ? <em>{view.price}</em> : view.price} {view.before ? <s>{view.before}</s> : null}
                  <span className="mute">{left && ` · ${left}`}</span>
                </p>
                {card.sizes.length > 1 ? (
                  <p className="mute">{texts.sizes(card.sizes.join(language === 'zh' ? '、' : ', '))}</p>
                ) : null}
                {instead.length > 0 ? (
                  <p className="com-instead">
                    <span className="mute">{texts.instead}</span>
                    {instead.map((other) => {
                      const like = cardView(other, language)
                      return (
                        <a key={other.spuCode} className="link" href={like.address} data-reload="" lang={like.titleLang}>
                          {like.title}, {like.price}
                        </a>
                      )
                    })}
                  </p>
                ) : null}
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function More({ post }: { post: PostWire }) {
  const texts = useTexts(postText)
  if (post.more.length === 0) return null
  return (
    <section className="com-more" aria-labelledby="com-more">
      <h2 id="com-more">{texts.more}</h2>
      <div>
        {post.more.map((each) => (
          <PostCard key={each.code} post={each} seen={post} level={3} />
        ))}
      </div>
    </section>
  )
}
