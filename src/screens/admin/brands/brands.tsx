import { type MetaArgs, useParams } from 'react-router'
import { adminBrandsText } from '#language/admin/products/admin-brands.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { listBrandShelves } from '#modules/catalogue/shelves/brand-shelves.paths.ts'
import { AdminFound } from '#screens/admin/frame/found.tsx'
import { adminHead } from '#screens/admin/frame/head.ts'
import { AdminSearch } from '#screens/admin/frame/search.tsx'
import { useListAddress } from '#screens/admin/frame/use-list-address.ts'
import { KEEP_LAST, useAdminQuery } from '#screens/admin/session/admin-query.ts'
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
  const brands = useAdminQuery(listBrandShelves, { word: query.word, pageNum: query.page }, KEEP_LAST)
  return (
    <>
      <div className="admin-list-head">
        <h1 tabIndex={-1}>{texts.title}</h1>
        <a className="btn btn-line" href={localPath(language, '/admin/brands/new')}>
          {texts.add}
        </a>
        <AdminSearch label={texts.search} word={query.word} onSearch={(word) => show({ word })} />
      </div>
      <AdminFound found={brands} texts={texts} filtered={query.word !== ''} addressOf={addressOf}>
        {({ list }) => <AdminBrandTable list={list} />}
      </AdminFound>
    </>
  )
}
