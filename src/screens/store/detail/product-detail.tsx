import { data, type LoaderFunctionArgs, type MetaArgs, redirect, useLoaderData } from 'react-router'
import { pieceName } from '#language/product/piece-name.ts'
import { productDescriptionText } from '#language/product/product-description.text.ts'
import { productText } from '#language/product/product.text.ts'
import { textsIn } from '#language/texts.ts'
import { getProduct } from '#modules/catalogue/catalogue.paths.ts'
import { hasItemPosts } from '#modules/posts/posts.paths.ts'
import { showHkd } from '#platform/money.ts'
import { languageOfPath } from '#language/languages.ts'
import { callContext, publicUrlContext } from '#screens/page-context.ts'
import { statusOfRefusal } from '#screens/page-problem.ts'
import { productAddress } from '#screens/store/addresses.ts'
import { cardView } from '#screens/store/card/card-view.ts'
import { firstPicture, headTags } from '#screens/store/head-tags.ts'
import { presetSizes, type ProductData } from './product-data.ts'
import { ProductPage } from './product-page.tsx'
import { cheapestVariant, chosenColour, GALLERY_SIZES, variantPrice } from './product-view.ts'

// Read by search engines alone: what it is made with would stay in every browser's script.
const machineTags = import.meta.env.SSR ? (await import('./product-json.ts')).productMachineTags : () => []

export { ErrorView as ErrorBoundary } from '#screens/error-view.tsx'

export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const language = languageOfPath(url.pathname)
  const found = await context.get(callContext)(getProduct, { brandCode: params.brandCode ?? '', code: params.code ?? '' })
  if (!found.ok) throw data(found.msg, { status: statusOfRefusal(found.code) })
  const { recommended, ...rest } = found.data
  // The brand has had another address, or the number was written in other letters.
  const code = [rest.articleNumber, rest.spuCode].find((one) => one === params.code) ?? rest.articleNumber
  if (rest.brandCode !== params.brandCode || code !== params.code)
    throw redirect(productAddress(language, rest.brandCode, code) + url.search, 301)
  const address = context.get(publicUrlContext) + productAddress(language, rest.brandCode, rest.articleNumber)
  const posts = await context.get(callContext)(hasItemPosts, { spuCode: rest.spuCode })
  const hasPosts = posts.ok && posts.data.posted
  const preset = presetSizes(rest.colours, url.search)
  const product: ProductData = { ...rest, hasSimilar: recommended.length > 0, hasPosts, preset, url: address }
  return { product, cards: recommended.map((card) => cardView(card, language)) }
}

export function meta({ location, matches, loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return []
  const { product } = loaderData
  const language = languageOfPath(location.pathname)
  const texts = textsIn(productText, language)
  const colour = chosenColour(product.colours, location.search)
  const price = variantPrice(cheapestVariant(colour))
  const picture = colour?.pictures[0]
  const head = headTags({
    title: product.metaTitle || pieceName(product.brandName, product.productTitle),
    ...(import.meta.env.SSR
      ? {
          description:
            product.metaDescription ||
            textsIn(productDescriptionText, language).description(
              product.brandName,
              product.productTitle,
              price ? showHkd(price.saleCents) : texts.soldOut,
            ),
        }
      : {}),
    pathname: productAddress(language, product.brandCode, product.articleNumber),
    matches,
    type: 'product',
    ...(picture ? { picture } : {}),
  })
  const machine = machineTags(product, colour, language)
  return [...firstPicture(picture, GALLERY_SIZES), ...head, ...machine]
}

export default function ProductDetail() {
  return <ProductPage {...useLoaderData<typeof loader>()} />
}
