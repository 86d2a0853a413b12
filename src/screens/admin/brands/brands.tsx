import { type MetaArgs, useParams } from 'react-router'
import { adminBrandsText } from '#language/admin/products/admin-brands.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { listBrandShelves } from '#modules/catalogue/taxonomy/brand-taxonomy.paths.ts'
import { DeskListResult } from '#desk/list-result.tsx'
import { adminHead } from '#screens/admin/frame/head.ts'
import { DeskSearch } from '#desk/search.tsx'
import { useListAddress } from '#desk/use-list-address.ts'
import { KEEP_LAST, useDeskQuery } from '#desk/desk-query.ts'
import { AdminBrand } from './brand.tsx'
import { AdminBrandTable } from './brand-table.tsx'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminBrandsText.title)

/** Every brand of the shop, or the one that the address names. */
export default function AdminBrands() {
  const { brandCode } = useParams()
  return brandCode === undefined ? <BrandList /> : <AdminBrand brandCode={brandCode} />
}

/** Shown or not. */
function BrandList() {
  const language = useLanguage()
  const texts = useTexts(adminBrandsText)
  const { query, addressOf, show } = useListAddress()
  const brands = useDeskQuery(listBrandShelves, { word: query.word, pageNum: query.page }, KEEP_LAST)
  return (
    <>
      <div className="admin-list-head">
        <h1 tabIndex={-1}>{texts.title}</h1>
        <a className="btn btn-line" href={localPath(language, '/admin/brands/new')}>
          {texts.add}
        </a>
        <DeskSearch label={texts.search} word={query.word} onSearch={(word) => show({ word })} />
      </div>
      <DeskListResult found={brands} texts={texts} filtered={query.word !== ''} addressOf={addressOf}>
        {({ list }) => <AdminBrandTable list={list} />}
      </DeskListResult>
    </>
  )
}
