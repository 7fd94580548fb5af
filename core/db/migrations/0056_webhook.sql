CREATE TABLE "webhook_delivery" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_delivery_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"endpoint_id" bigint NOT NULL,
	"event_id" text NOT NULL,
	"type" text NOT NULL,
	"body" text,
	"has_contact" boolean NOT NULL,
	"enquiry_id" bigint,
	"dealer_application_id" bigint,
	"state" text DEFAULT 'waiting' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"delivered_at" timestamp with time zone,
	CONSTRAINT "webhook_delivery_state_check" CHECK (state in ('waiting','delivered','failed','dropped','erased'))
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoint" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_endpoint_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"with_contact" boolean NOT NULL,
	"is_on" boolean NOT NULL,
	"secret" text NOT NULL,
	"old_secret" text,
	"old_secret_until" timestamp with time zone,
	"off_reason" text,
	"off_at" timestamp with time zone,
	"failing_since" timestamp with time zone,
	"last_ok_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_endpoint_events_check" CHECK (events <@ array['lead.created','lead.changed','lead.message','quotation.issued','quotation.answered','dealer.created'] and cardinality(events) > 0),
	CONSTRAINT "webhook_endpoint_off_reason_check" CHECK (off_reason in ('gone','failing'))
);
--> statement-breakpoint
CREATE TABLE "webhook_try" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_try_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"delivery_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"status" integer,
	"fault" text,
	"ms" integer NOT NULL,
	CONSTRAINT "webhook_try_fault_check" CHECK (fault in ('no_answer','unreachable','not_public')),
	CONSTRAINT "webhook_try_outcome_check" CHECK ((status is null) <> (fault is null))
);
--> statement-breakpoint
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_endpoint_id_webhook_endpoint_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoint"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_enquiry_id_enquiry_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_dealer_application_id_dealer_application_id_fk" FOREIGN KEY ("dealer_application_id") REFERENCES "public"."dealer_application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_try" ADD CONSTRAINT "webhook_try_delivery_id_webhook_delivery_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."webhook_delivery"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_delivery_event_key" ON "webhook_delivery" USING btree ("endpoint_id","event_id");--> statement-breakpoint
CREATE INDEX "webhook_delivery_order_idx" ON "webhook_delivery" USING btree ("endpoint_id","created_at","id");--> statement-breakpoint
CREATE INDEX "webhook_delivery_created_idx" ON "webhook_delivery" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhook_delivery_enquiry_idx" ON "webhook_delivery" USING btree ("enquiry_id");--> statement-breakpoint
CREATE INDEX "webhook_delivery_dealer_idx" ON "webhook_delivery" USING btree ("dealer_application_id");--> statement-breakpoint
CREATE INDEX "webhook_try_delivery_idx" ON "webhook_try" USING btree ("delivery_id","id");--> statement-breakpoint
CREATE INDEX "enquiry_updated_idx" ON "enquiry" USING btree ("updated_at","id");