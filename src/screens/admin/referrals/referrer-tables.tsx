import { useMemo } from 'react'
import { showMoment } from '#language/dates.ts'
import {
  adminReferralsText,
  saleLikenessText,
  saleRefusedText,
  saleStateText,
  saleWayText,
} from '#language/sellers/admin-referrals.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { LinkWire, ReferrerWire } from '#modules/referrals/referrals.contract.ts'
import { deskColumns, DeskTable } from '#desk/table.tsx'
import { showCents, signedCents } from '#screens/admin/money/show-amount.ts'

const NUMBER = { className: 'admin-num', isLabelled: true }
const LABELLED = { isLabelled: true }
const money = ({ getValue }: { getValue: () => string }) => showCents(signedCents(getValue()), false)

const link = deskColumns<LinkWire>()

/** Each link and what came of it. */
export function ReferrerLinks({ links }: Pick<ReferrerWire, 'links'>) {
  const texts = useTexts(adminReferralsText)
  const columns = useLinkColumns()
  return (
    <section aria-labelledby="referrer-links">
      <h2 id="referrer-links">{texts.links}</h2>
      {links.length > 0 ? (
        <DeskTable caption={texts.links} columns={columns} list={links} idOf={({ linkId }) => linkId} />
      ) : (
        <p className="mute">{texts.noLinks}</p>
      )}
    </section>
  )
}

function useLinkColumns() {
  const language = useLanguage()
  const texts = useTexts(adminReferralsText)
  return useMemo(
    () =>
      link.columns([
        link.accessor(({ name, title, target }) => name || title || target, {
          id: 'link',
          header: texts.link,
          meta: { isRowHead: true },
          cell: ({ row: { original }, getValue }) => (
            <a className="link" href={localPath(language, original.target)}>
              {getValue()}
            </a>
          ),
        }),
        link.accessor('code', { header: texts.code, meta: LABELLED }),
        link.accessor('visits', { header: texts.visits, meta: NUMBER }),
        link.accessor('orders', { header: texts.orders, meta: NUMBER }),
        link.accessor('kept', { header: texts.kept, meta: NUMBER }),
        link.accessor('earned', { header: texts.cost, meta: NUMBER, cell: money }),
      ]),
    [language, texts],
  )
}

type Sale = ReferrerWire['sales'][number]
const sale = deskColumns<Sale>()

/** The sales behind the figures, with why some earn nothing. */
export function ReferrerSales({ sales }: Pick<ReferrerWire, 'sales'>) {
  const texts = useTexts(adminReferralsText)
  const columns = useSaleColumns()
  return (
    <section aria-labelledby="referrer-sales">
      <h2 id="referrer-sales">{texts.sales}</h2>
      {sales.length > 0 ? (
        <DeskTable caption={texts.salesTable} columns={columns} list={sales} idOf={({ unitId }) => unitId} />
      ) : (
        <p className="mute">{texts.noSales}</p>
      )}
    </section>
  )
}

function useSaleColumns() {
  const language = useLanguage()
  const texts = useTexts(adminReferralsText)
  const stateOf = useSaleState()
  const ways = useTexts(saleWayText)
  return useMemo(
    () =>
      sale.columns([
        sale.accessor('orderNo', {
          header: texts.order,
          meta: { isRowHead: true, className: 'admin-cell-number' },
          cell: ({ getValue }) => (
            <a className="link" href={localPath(language, `/admin/orders/${getValue()}`)}>
              {getValue()}
            </a>
          ),
        }),
        sale.accessor('piece', { header: texts.item, meta: { className: 'admin-money-about' } }),
        sale.accessor(({ way, code }) => `${ways[way]} ${code}`, { id: 'way', header: texts.way, meta: LABELLED }),
        sale.accessor(stateOf, { id: 'state', header: texts.state, meta: LABELLED }),
        sale.accessor(({ rate }) => `${rate}%`, { id: 'rate', header: texts.rate, meta: NUMBER }),
        sale.accessor('commission', { header: texts.cost, meta: NUMBER, cell: money }),
        sale.accessor('time', {
          header: texts.time,
          meta: { isLabelled: true, className: 'mute' },
          cell: ({ getValue }) => showMoment(getValue(), language),
        }),
      ]),
    [language, texts, ways, stateOf],
  )
}

/** Where it stands; of what was refused, why and by what. */
function useSaleState() {
  const states = useTexts(saleStateText)
  const reasons = useTexts(saleRefusedText)
  const likenesses = useTexts(saleLikenessText)
  return useMemo(
    () =>
      ({ state, refused, likenesses: found }: Sale): string =>
        [
          states[state],
          refused ? reasons[refused] : '',
          ...found.map((one) => (one in likenesses ? likenesses[one as keyof typeof likenesses] : one)),
        ]
          .filter(Boolean)
          .join(' · '),
    [states, reasons, likenesses],
  )
}
