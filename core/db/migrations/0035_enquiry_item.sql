CREATE TABLE "enquiry_item" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "enquiry_item_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"enquiry_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"sign" text NOT NULL,
	"name" text,
	"quantity" integer NOT NULL,
	"note" text,
	CONSTRAINT "enquiry_item_kind_check" CHECK (kind in ('car','used','part','number')),
	CONSTRAINT "enquiry_item_quantity_check" CHECK (quantity between 1 and 99999)
);
--> statement-breakpoint
ALTER TABLE "enquiry_item" ADD CONSTRAINT "enquiry_item_enquiry_id_enquiry_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "enquiry_item_place_key" ON "enquiry_item" USING btree ("enquiry_id","position");