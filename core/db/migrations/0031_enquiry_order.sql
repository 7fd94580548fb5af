ALTER TABLE "enquiry" ADD COLUMN "quantity" integer;--> statement-breakpoint
ALTER TABLE "enquiry" ADD COLUMN "destination_port" text;--> statement-breakpoint
ALTER TABLE "enquiry" ADD COLUMN "price_basis" text;--> statement-breakpoint
ALTER TABLE "enquiry" ADD CONSTRAINT "enquiry_quantity_check" CHECK (quantity between 1 and 999);--> statement-breakpoint
ALTER TABLE "enquiry" ADD CONSTRAINT "enquiry_destination_port_check" CHECK (length(destination_port) between 1 and 120);--> statement-breakpoint
ALTER TABLE "enquiry" ADD CONSTRAINT "enquiry_price_basis_check" CHECK (price_basis in ('fob','cfr','cif','unsure'));