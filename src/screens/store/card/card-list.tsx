import type { cardText } from '#language/browse/card.text.ts'
import type { Spoken } from '#language/texts.ts'
import { focusStyle, pictureAddress, sourceSet, urgencyOf } from '#ui/picture.tsx'
import { inColour } from '../addresses.ts'
import type { CardView } from './card-view.ts'

/** Wide enough for a card on any screen. */
export const CARD_MOST = 720

type Words = Pick<Spoken<typeof cardText>, 'wishOf' | 'before' | 'now' | 'colours' | 'moreColours'>
type CardListProps = {
  cards: CardView[]
  words: Words
  sizes: string
  /** How many are seen without scrolling. */
  eager?: number
  /** The first picture is the largest thing on the page. */
  first?: boolean
  className?: string
}

/** Plain elements without hooks: forty-eight of these are the page. Hearts and second pictures are card-listener.tsx. */
export function CardList({ cards, words, sizes, eager = 0, first = false, className = 'rail' }: CardListProps) {
  return (
    <ul className={`cards ${className}`}>
      {cards.map((card, index) => cardItem(card, words, sizes, index < eager, first && index === 0))}
    </ul>
  )
}

function cardItem(card: CardView, words: Words, sizes: string, eager: boolean, first: boolean) {
  const { hash, width, height, alt, focus } = card.picture
  const widest = Math.min(CARD_MOST, width)
  return (
    <li key={card.address} className={card.gone ? 'card card-gone' : 'card'}>
      <a href={card.address}>
        <picture className="card-pic" data-hover={card.hover} data-hover-focus={card.hoverFocus}>
          <source type="image/avif" srcSet={sourceSet(hash, widest, 'avif')} sizes={sizes} />
          <img
            src={pictureAddress(hash, 360)}
            srcSet={sourceSet(hash, widest, 'webp')}
            sizes={sizes}
            width={width}
            height={height}
            alt={alt}
            style={focusStyle(focus)}
            loading={eager ? undefined : 'lazy'}
            fetchPriority={urgencyOf(first, eager)}
          />
        </picture>
        {cardWords(card, words)}
      </a>
      {cardColours(card, words)}
      <button type="button" className="heart" data-wish={card.code} aria-pressed="false" aria-label={words.wishOf(card.title)} />
    </li>
  )
}

/** In the order in which they are read out: what it is, what it costs, and then what is said over its picture. */
function cardWords(card: CardView, words: Words) {
  return (
    <>
      <b>{card.brand}</b>
      <span className="card-name" lang={card.titleLang}>
        {card.title}
      </span>
      <span className="price">
        {card.before ? (
          <>
            <span className="hidden-text">{words.before} </span>
            <s>{card.before}</s>
            <span className="hidden-text"> {words.now} </span>
            <em>{card.price}</em>
          </>
        ) : (
          card.price
        )}
      </span>
      {card.badge || card.state ? (
        <span className="card-badge caps">
          {card.badge}
          {card.state ? <span className="mute">{card.state}</span> : null}
        </span>
      ) : null}
      {card.sizes ? <span className="card-sizes">{card.sizes}</span> : null}
    </>
  )
}

/** As many as fit below a card on a small phone. */
const COLOURS_SHOWN = 6

/** Each leads to the page in its colour; with script the card shows it (card-colour.tsx). The rest are a number that leads there, too. */
function cardColours({ address, colours, colour }: CardView, words: Words) {
  if (!colours) return null
  const [page = '', query = ''] = address.split('?')
  // The size that the list asks for stays.
  const size = query.split('&').find((part) => part.startsWith('size='))
  const first = colours.slice(0, COLOURS_SHOWN)
  const current = colours.find(({ code }) => code === colour)
  const shown = current && !first.includes(current) ? [...first.slice(0, -1), current] : first
  const more = colours.length - shown.length
  return (
    <ul className="card-colours" aria-label={words.colours}>
      {shown.map(({ code, name, hex }) => (
        <li key={code}>
          <a href={inColour(page, code) + (size ? `&${size}` : '')} aria-label={name} aria-current={code === colour || undefined}>
            <i style={{ backgroundColor: hex }} />
          </a>
        </li>
      ))}
      {more > 0 ? (
        <li key="more">
          <a className="card-more" href={page + (size ? `?${size}` : '')} aria-label={words.moreColours(more)}>
            +{more}
          </a>
        </li>
      ) : null}
    </ul>
  )
}
