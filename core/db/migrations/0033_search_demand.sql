CREATE TABLE "search_demand" (
	"day" date NOT NULL,
	"locale" text NOT NULL,
	"word" text NOT NULL,
	"terms" jsonb,
	"found" integer,
	"searches" integer DEFAULT 0 NOT NULL,
	"opened" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "search_demand_day_locale_word_pk" PRIMARY KEY("day","locale","word"),
	CONSTRAINT "search_demand_word_check" CHECK (length(word) <= 80)
);
