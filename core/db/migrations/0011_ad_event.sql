CREATE TABLE "ad_delivery" (
	"ad_event_id" bigint NOT NULL,
	"provider" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"error" text,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ad_delivery_ad_event_id_provider_pk" PRIMARY KEY("ad_event_id","provider")
);
--> statement-breakpoint
CREATE TABLE "ad_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ad_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"enquiry_id" bigint NOT NULL,
	"event_id" text NOT NULL,
	"client_id" text,
	"page" text,
	"consent" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ad_delivery" ADD CONSTRAINT "ad_delivery_ad_event_id_ad_event_id_fk" FOREIGN KEY ("ad_event_id") REFERENCES "public"."ad_event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_event" ADD CONSTRAINT "ad_event_enquiry_id_enquiry_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ad_delivery_sent_idx" ON "ad_delivery" USING btree ("sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "ad_event_enquiry_key" ON "ad_event" USING btree ("enquiry_id");