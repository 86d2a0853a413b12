/** As Shopify writes it: one row a variant, the product said in the first, further pictures on rows with nothing else. */
export const shopifyCsv = [
  'Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Image Position,Image Alt Text,Variant Image,Status',
  'wool-coat,Wool Coat,"<p>Double-faced wool.</p><ul><li>Made in Italy</li></ul>",Aurelie,Apparel & Accessories > Clothing > Outerwear > Coats,Tote bags,"new, wool",TRUE,Color,Black,Size,S,WC-BLK-S,1200,shopify,4,9600.00,12800.00,black.jpg,1,"Coat, front",black.jpg,active',
  'wool-coat,,,,,,,,,Black,,M,WC-BLK-M,1200,shopify,2,9600.00,12800.00,black-2.jpg,2,,black.jpg,',
  'wool-coat,,,,,,,,,Camel,,S,,1200,shopify,-1,9600.00,,camel.jpg,3,,camel.jpg,',
  ',,,,,,,,,,,,,,,,,,back.jpg,4,"Coat, back",,',
  'gift-card,Gift Card,,Aurelie,,Tote bags,,FALSE,Title,Default Title,,,,0,,0,0.00,,,,,,draft',
].join('\r\n')

/** As WooCommerce writes it: a product and its variations below, attributes in words, amounts as the shop has them. */
export const wooCsv = [
  'ID,Type,SKU,Name,Published,"Is featured?","Short description",Description,"In stock?",Stock,"Sale price","Regular price",Categories,Images,Parent,"Attribute 1 name","Attribute 1 value(s)","Attribute 1 visible","Attribute 2 name","Attribute 2 value(s)"',
  '44,variable,BAG-9,"Leather Bag",1,0,,"A bag with <strong>handles</strong>.",1,,,,"Bags > Tote bags, Sale",bag.jpg,,Color,"Black, Red",1,,',
  '45,variation,BAG-9-B,"Leather Bag - Black",1,0,,,1,3,"1.180,50","1.280,00",,,BAG-9,Color,Black,,,',
  '46,variation,BAG-9-R,"Leather Bag - Red",1,0,,,1,0,,"1280,00",,red.jpg,BAG-9,Color,Red,,,',
  '51,simple,,Belt,1,0,,"A belt.",1,7,,"480",Belts,,,Size,90,1,,',
].join('\n')

/** As Google's merchants write it: tabs between, one row a variant, prices with their currency. */
export const googleTsv = [
  'id\ttitle\tdescription\tlink\timage_link\tadditional_image_link\tavailability\tprice\tsale_price\tbrand\tgtin\tmpn\tgender\tcolor\tsize\titem_group_id\tproduct_type',
  'SH-1-38\tSilk Shirt\tA shirt.\thttps://s.example/1\tshirt.jpg\tshirt-2.jpg,shirt-3.jpg\tin_stock\t1280.00 HKD\t1080.00 HKD\tAurelie\t\tSH1\tfemale\tWhite\t38\tSH-1\tWomen > Clothing > Shirts',
  'SH-1-40\tSilk Shirt\tA shirt.\thttps://s.example/1\tshirt.jpg\t\tin_stock\t1280.00 HKD\t\tAurelie\t\tSH1\tfemale\tWhite\t40\tSH-1\tWomen > Clothing > Shirts',
  'SH-2\tScarf\tA scarf.\thttps://s.example/2\tscarf.jpg\t\tin_stock\t99.00 USD\t\tAurelie\t\tSH2\tunisex\tNavy\t\t\tScarves',
].join('\n')

/** The same as a feed in XML. */
export const googleXml = `<?xml version="1.0"?>
<rss xmlns:g="http://base.google.com/ns/1.0" version="2.0"><channel><title>S</title>
<item><g:id>SH-1-38</g:id><title>Silk &amp; Shirt</title><description><![CDATA[A <b>shirt</b>.]]></description>
<g:image_link>shirt.jpg</g:image_link><g:additional_image_link>a.jpg</g:additional_image_link><g:additional_image_link>b.jpg</g:additional_image_link>
<g:price>1280.00 HKD</g:price><g:brand>Aurelie</g:brand><g:color>White</g:color><g:item_group_id>SH-1</g:item_group_id></item>
</channel></rss>`
