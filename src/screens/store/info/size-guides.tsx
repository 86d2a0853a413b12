import { useState } from 'react'
import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import type { SizeGuidesWire } from '#modules/catalogue/size-guides.contract.ts'
import { listSizeGuides } from '#modules/catalogue/size-guides.paths.ts'
import { callContext } from '../../page-context.ts'
import { SizeTable } from '#screens/store/detail/size-table.tsx'
import { tableIn, type Unit } from '#screens/store/detail/size-units.ts'
import { InfoPage, Words } from './info-page.tsx'
import { informationTags, loadInformation } from './information.ts'
import { type GuideSide, SizeChoices } from './size-choices.tsx'

export { ErrorView as ErrorBoundary } from '../../error-view.tsx'

export async function loader(given: LoaderFunctionArgs) {
  const [page, found] = await Promise.all([loadInformation(given), given.context.get(callContext)(listSizeGuides, {})])
  if (!found.ok) throw data(found.msg, { status: 503 })
  return { page, guides: found.data.list }
}

export const meta = ({ loaderData, ...page }: MetaArgs<typeof loader>) =>
  loaderData ? informationTags(loaderData.page, page) : []

/** All tables, then how to measure; without script every table stands here, in centimetres. */
export default function SizeGuides() {
  const { page, guides } = useLoaderData<typeof loader>()
  const [side, setSide] = useState<GuideSide>('all')
  const [unit, setUnit] = useState<Unit>('cm')
  const shown = guides.filter((guide) => side === 'all' || guide.side === 'both' || guide.side === side)
  return (
    <InfoPage page={page} sections={[...shown.map(({ id, title }) => ({ id, title })), ...page.sections]}>
      <SizeChoices side={side} unit={unit} onSide={setSide} onUnit={setUnit} />
      {shown.map((guide) => (
        <section key={guide.id}>
          <h2 id={guide.id}>{guide.title}</h2>
          <Table title={guide.title} table={tableIn(guide.table, unit)} />
        </section>
      ))}
      <Words html={page.html} />
    </InfoPage>
  )
}

function Table({ title, table }: Pick<SizeGuidesWire['list'][number], 'title' | 'table'>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways must be reachable by keyboard
    <div className="info-table info-sizes" tabIndex={0} role="region" aria-label={title}>
      <SizeTable table={table} />
    </div>
  )
}
