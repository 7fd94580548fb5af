INSERT INTO "setting" ("key", "value")
SELECT 'menu', jsonb_build_object('columns', jsonb_agg(jsonb_build_object(
  'column', known.name, 'href', '', 'texts', '{}'::jsonb, 'is_shown', coalesce(menu_column.is_published, false), 'is_hot', coalesce(menu_column.is_hot, false)
) ORDER BY menu_column.sort_order NULLS LAST, known.number))
FROM unnest(ARRAY['home', 'products', 'usedCars', 'carFittings', 'brands', 'about', 'netWork', 'contactUs']) WITH ORDINALITY AS known (name, number)
LEFT JOIN "menu_column" ON menu_column.column_key = known.name
HAVING count(menu_column.id) > 0
ON CONFLICT DO NOTHING;--> statement-breakpoint
DELETE FROM "setting" WHERE "key" = 'menu.offered';--> statement-breakpoint
DROP TABLE "menu_column" CASCADE;
