CREATE TABLE "alert" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alert_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"mark" "bytea" NOT NULL,
	"mail" text NOT NULL,
	"locale" text NOT NULL,
	"kind" text NOT NULL,
	"query" text NOT NULL,
	"label" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"looked_at" timestamp with time zone NOT NULL,
	"mailed_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"ends_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "alert_kind_check" CHECK (kind in ('car','used','part','any','things'))
);
--> statement-breakpoint
CREATE TABLE "alert_mail" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alert_mail_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"alert_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"mail_key" text NOT NULL,
	"news" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "alert_mail_kind_check" CHECK (kind in ('alert_confirm','alert_news','alert_ending'))
);
--> statement-breakpoint
CREATE TABLE "alert_thing" (
	"alert_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"sign" text NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"fob_price_usd_cents" bigint,
	CONSTRAINT "alert_thing_alert_id_kind_sign_pk" PRIMARY KEY("alert_id","kind","sign"),
	CONSTRAINT "alert_thing_kind_check" CHECK (kind in ('car','used','part')),
	CONSTRAINT "alert_thing_state_check" CHECK (state in ('available','reserved','sold','gone'))
);
--> statement-breakpoint
CREATE TABLE "stock_offer" (
	"kind" text NOT NULL,
	"thing_id" bigint NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"fob_price_usd_cents" bigint,
	"before_usd_cents" bigint,
	CONSTRAINT "stock_offer_kind_thing_id_pk" PRIMARY KEY("kind","thing_id"),
	CONSTRAINT "stock_offer_kind_check" CHECK (kind in ('car','used','part'))
);
--> statement-breakpoint
ALTER TABLE "mail_delivery" ADD COLUMN "alert_id" bigint;--> statement-breakpoint
ALTER TABLE "alert_mail" ADD CONSTRAINT "alert_mail_alert_id_alert_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."alert"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_thing" ADD CONSTRAINT "alert_thing_alert_id_alert_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."alert"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "alert_mark_key" ON "alert" USING btree ("mark");--> statement-breakpoint
CREATE INDEX "alert_mail_idx" ON "alert" USING btree (lower(mail));--> statement-breakpoint
CREATE INDEX "alert_wish_idx" ON "alert" USING btree ("kind","query");--> statement-breakpoint
CREATE INDEX "alert_looked_idx" ON "alert" USING btree ("looked_at");--> statement-breakpoint
CREATE INDEX "alert_ends_idx" ON "alert" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "alert_mail_alert_idx" ON "alert_mail" USING btree ("alert_id");--> statement-breakpoint
CREATE INDEX "alert_thing_sign_idx" ON "alert_thing" USING btree ("kind","sign");--> statement-breakpoint
CREATE INDEX "stock_offer_since_idx" ON "stock_offer" USING btree ("kind","since");--> statement-breakpoint
ALTER TABLE "mail_delivery" ADD CONSTRAINT "mail_delivery_alert_id_alert_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."alert"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_delivery_alert_idx" ON "mail_delivery" USING btree ("alert_id");