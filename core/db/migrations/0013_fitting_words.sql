ALTER TABLE "fitting_translation" ADD COLUMN "material" text;--> statement-breakpoint
ALTER TABLE "fitting_translation" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "fitting_search_words_idx" ON "fitting" USING gin (to_tsvector('simple', search_text));--> statement-breakpoint
CREATE INDEX "fitting_translation_search_trgm_idx" ON "fitting_translation" USING gin (search_text gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "fitting_translation_search_words_idx" ON "fitting_translation" USING gin (to_tsvector('simple', search_text));