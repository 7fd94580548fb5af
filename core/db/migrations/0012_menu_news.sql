-- News, activities and downloads under "about", where the column is still as it was first offered.
UPDATE "menu_column" SET "url" = '/about+/service+/article+/activity+/downloadCenter' WHERE "column_key" = 'about' AND "url" = '/about+/service';
