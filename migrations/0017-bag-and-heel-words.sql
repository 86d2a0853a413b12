-- Titles and categories say 袋 and 跟, and some shoppers 包 and 踭; a few more pairs of Hong Kong and elsewhere.
update synonym_groups set words = words || array['晚裝袋'] where words @> array['手抓包', '晚裝包'] and not words @> array['晚裝袋'];
update synonym_groups set words = words || array['手提電話殼'] where words @> array['電話殼', '手機殼'] and not words @> array['手提電話殼'];
insert into synonym_groups (words, one_way, changed_by) values
  (array['粗跟', '粗踭'], false, 'PRAYA'),
  (array['幼跟', '幼踭', '細跟'], false, 'PRAYA'),
  (array['低跟', '低踭'], false, 'PRAYA'),
  (array['高跟', '高踭'], false, 'PRAYA'),
  (array['鞋跟', '鞋踭'], false, 'PRAYA'),
  (array['麂皮', '猄皮'], false, 'PRAYA'),
  (array['粗花呢', '斜紋軟呢'], false, 'PRAYA'),
  (array['醋酸纖維', '板材'], false, 'PRAYA'),
  (array['郵差袋', '郵差包'], false, 'PRAYA'),
  (array['馬鞍袋', '馬鞍包'], false, 'PRAYA'),
  (array['半月袋', '半月包'], false, 'PRAYA'),
  (array['相機袋', '相機包'], false, 'PRAYA'),
  (array['醫生袋', '醫生包'], false, 'PRAYA'),
  (array['迷你袋', '迷你包'], false, 'PRAYA'),
  (array['彎月袋', '彎月包'], false, 'PRAYA'),
  (array['腋下袋', '腋下包', '法棍包'], false, 'PRAYA'),
  (array['電單車皮褸', '機車皮褸'], false, 'PRAYA'),
  (array['層層疊', '疊疊樂'], false, 'PRAYA');
